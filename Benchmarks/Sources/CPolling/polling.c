#include "polling.h"

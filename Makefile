# Each target is one script, so that continuous integration and developers run the same commands.
OUT ?= dist

.PHONY: build serve dev test test-all browser-test page-test golden font-test chaos siege cluster cluster-test upload-test openid-test mutants random-test bench soak export examples fuzz format lint docs

build:        ; Scripts/build
serve:        ; Scripts/serve
dev:          ; Scripts/dev $(PRODUCT)
test:         ; Scripts/test $(if $(MODULE),--module $(MODULE))
test-all:     ; Scripts/test --all
browser-test: ; Scripts/browser-test
page-test:    ; Scripts/page-test
golden:       ; GOLDEN=record Scripts/browser-test --browser chromium test_golden test_looks test_accessibility
font-test:    ; Scripts/font-test
chaos:        ; Scripts/chaos
siege:        ; Scripts/siege --build
cluster:      ; Scripts/cluster
cluster-test: ; Scripts/cluster-test --build
upload-test:  ; Scripts/upload-test --build
openid-test:  ; Scripts/openid-test
mutants:      ; Scripts/mutants
random-test:  ; Scripts/random-test
bench:        ; Scripts/bench
soak:         ; Scripts/bench soak
export:       ; Scripts/export "$(OUT)"
examples:     ; Scripts/examples
fuzz:         ; Scripts/fuzz
format:       ; Scripts/format
lint:         ; Scripts/lint
docs:         ; Scripts/docs

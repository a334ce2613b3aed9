import Foundation
import Testing

@testable import TrellisHTTP

struct DescriptorLimitTests {
  /// In a process of its own, as a maximum cannot be raised again.
  @Test func theLimitIsRaisedAsFarAsTheSystemAllows() async {
    await #expect(processExitsWith: .success) {
      #if canImport(Glibc) || canImport(Musl)
        let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
      #else
        let resource = RLIMIT_NOFILE
      #endif
      func present() -> rlimit {
        var limit = rlimit()
        getrlimit(resource, &limit)
        return limit
      }
      func set(_ present: rlim_t, _ maximum: rlim_t) {
        var limit = rlimit(rlim_cur: present, rlim_max: maximum)
        #expect(setrlimit(resource, &limit) == 0)
      }
      set(100, 300)
      #expect(DescriptorLimit.raised(for: 68) == 68 && present().rlim_cur == 100)
      #expect(DescriptorLimit.raised(for: 200) == 200 && present().rlim_cur == 232)
      #expect(DescriptorLimit.raised(for: 1000) == 268 && present().rlim_cur == 300)
      set(49, 49)
      #expect(DescriptorLimit.raised(for: 1000) == 17)
      #expect(DescriptorLimit.raised(for: 5) == 5)
      set(47, 47)
      #expect(DescriptorLimit.raised(for: 1000) == 16)
    }
  }
}

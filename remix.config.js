/**
 * Remix's options, passed to its Vite plugin by vite.config.ts.
 * Every v3 flag is on, so that the way to React Router stays open; lazy route discovery is off because
 * its manifest endpoint is one more public URL and the whole route map is small.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_routeConfig: true,
    v3_lazyRouteDiscovery: false,
  },
};

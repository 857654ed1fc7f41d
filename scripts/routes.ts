import { createServer } from 'vite';
import { GUEST_PAGES } from '#shared/kernel/contract/page-document.ts';
import { baseOf } from '#web/platform/page-base.ts';

interface PageFacts {
  readonly title: string;
  readonly domain: string;
  readonly audience: string;
  readonly permission: string | null;
}
interface RouteNode {
  readonly fullPath?: string;
  readonly path?: string;
  readonly options: { readonly staticData?: PageFacts };
}

/** The router runs as it is built for the browser; vite turns its modules into what Node can load. */
const server = await createServer({
  configFile: 'vite.config.ts',
  server: { middlewareMode: true, hmr: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
const { makeRouter } = await server.ssrLoadModule('/app/router.tsx');
const { QueryClient } = await server.ssrLoadModule('@tanstack/react-query');
const { createMemoryHistory } = await server.ssrLoadModule('@tanstack/react-router');
const router = makeRouter(new QueryClient(), createMemoryHistory({ initialEntries: ['/'] }));
/** They have no router, and no rights. */
const guests = GUEST_PAGES.map(({ path, domain, audience }) => ({
  path,
  domain,
  base: baseOf(path),
  audience,
  permission: null,
}));
const pages = (Object.values(router.routesById) as RouteNode[])
  .filter((node) => node.options.staticData?.domain)
  .map((node) => {
    const path = (node.fullPath ?? '/').replace(/\$(\w+)/g, '{$1}').replace(/(.)\/$/, '$1');
    const { domain, audience, permission } = node.options.staticData as PageFacts;
    return { path, domain, base: baseOf(path), audience, permission };
  });
const all = [...pages, ...guests].sort((a, b) => (a.path < b.path ? -1 : 1));
process.stdout.write(`${JSON.stringify(all, null, 1)}\n`);
await server.close();
process.exit(0);

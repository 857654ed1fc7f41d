import type { makeRouter } from './router.tsx';

/** Every page with its facts, for `npm run routes`. */
export const pageList = (router: ReturnType<typeof makeRouter>) =>
  Object.values(router.routesById)
    .filter((route) => !route.children || route.fullPath === '/')
    .filter((route) => route.options.staticData?.domain !== undefined)
    .map(({ fullPath, options: { staticData } }) => ({
      path: fullPath.replace(/\$(\w+)/g, '{$1}'),
      domain: staticData?.domain,
      base: staticData?.base ?? 'core',
      audience: staticData?.audience ?? 'user',
      permission: staticData?.permission ?? null,
    }));

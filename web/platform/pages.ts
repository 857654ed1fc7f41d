import { type StaticDataRouteOption, useRouter } from '@tanstack/react-router';
import { may, useMe } from './me.ts';

/** Which pages there are, and which of them this user may open: asked of the routes themselves. */
export function usePages() {
  const router = useRouter();
  const me = useMe();
  const pages: Readonly<Record<string, { readonly options: { staticData?: StaticDataRouteOption } } | undefined>> =
    router.routesByPath;
  const factsOf = (path: string) => pages[path]?.options.staticData;
  const has = (path: string): boolean => pages[path] !== undefined;
  const allowed = (path: string): boolean => has(path) && may(me, factsOf(path)?.permission);
  return { has, allowed, factsOf };
}

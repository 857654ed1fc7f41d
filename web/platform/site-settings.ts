import { baseOf } from './page-base.ts';

/** Public facts of this installation, the same file for everyone. */
export interface SiteSettings {
  readonly corePageBase: string;
  readonly legacyPageBase: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Set only when Cognito is not Amazon's own. */
  readonly userPoolEndpoint?: string;
  /** The user pool's own domain and the providers that sign users in there. */
  readonly social?: { readonly domain: string; readonly providers: readonly string[] };
  readonly region: string;
  readonly stage: string;
  /** Places can be searched (Google, through our own endpoints). */
  readonly places?: boolean;
  /** The map tiles (Leaflet's template) and their attribution. Without it a map has a plain ground and no requests. */
  readonly mapTiles?: { readonly url: string; readonly attribution: string };
}

let loading: Promise<SiteSettings> | undefined;

async function load(): Promise<SiteSettings> {
  const response = await fetch('/site-settings.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`site settings answered ${response.status}`);
  return (await response.json()) as SiteSettings;
}

export function siteSettings(): Promise<SiteSettings> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Builds the absolute address of a page on the base of its path (spec section 2). @public */
export function pageAddress({ corePageBase, legacyPageBase }: SiteSettings, path: string): string {
  const [page = ''] = path.split(/[?#]/, 1);
  return new URL(path, baseOf(page) === 'core' ? corePageBase : legacyPageBase).href;
}

/** Options for useQuery: the settings do not change while the page is open. */
export const siteSettingsQuery = {
  queryKey: ['site-settings'],
  queryFn: siteSettings,
  staleTime: Number.POSITIVE_INFINITY,
};

import { existsSync, readdirSync } from 'node:fs';

export type Layer = 'shared' | 'functions' | 'web';

/** The areas, from the lowest to the highest. A domain imports its own area and lower ones (`check-cycles.ts`). */
export const AREAS = [
  'reference',
  'identity',
  'attached',
  'relations',
  'booking',
  'journeys',
  'agreements',
  'calendars',
  'operator',
] as const;

/** Lists the domains of a layer with their folders: `show` is in `functions/domains/booking/show`. */
export const domainFolders = (layer: Layer): ReadonlyMap<string, string> =>
  new Map(
    AREAS.map((area) => `${layer}/domains/${area}`)
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
      .map(({ name, parentPath }) => [name, `${parentPath}/${name}`]),
  );

/** Tells where a domain is in a layer; undefined for a domain without a folder there. */
export const domainFolder = (layer: Layer, domain: string): string | undefined =>
  AREAS.map((area) => `${layer}/domains/${area}/${domain}`).find((folder) => existsSync(folder));

const handlerFolders = new Map<string, string>();
/** Tells where the handlers of a domain are or, without a folder, would be: beside its contract. */
export function handlerFolder(domain: string): string {
  const known =
    handlerFolders.get(domain) ??
    domainFolder('functions', domain) ??
    domainFolder('shared', domain)?.replace('shared', 'functions');
  if (!known) throw new Error(`no area has a domain ${domain}`);
  handlerFolders.set(domain, known);
  return known;
}

import { GUEST_PAGE, REFERENCE_FILES, REFERENCE_PAGE } from '#shared/kernel/contract/page-document.ts';
import type { AreaMap } from './area-map.ts';
import type { HeaderSets } from './security-headers.ts';

/** A path segment as long as our secrets (shared/kernel/record/ids.ts) makes a page or call a secret one. */
const SECRET_SEGMENT = '/\\/[A-Za-z0-9_-]{43}(\\/|$)/';
/** How the API learns the caller's address: CloudFront's own stands in its place otherwise. A caller's own header is overwritten. */
export const VIEWER_HEADER = 'x-viewer-ip';

/*
 * CloudFront Functions: at most 10 KB each, no network, ECMAScript 5.1 with parts of later ones. They are tested by
 * running the text itself (test/infra/edge-functions.test.ts).
 */

/**
 * A branch of the packed map. Under the place of an area, from 1 on, it has the steps that lead there, in one text:
 * hundreds of steps would each name their area else. All other steps have a branch of their own.
 */
interface Packed {
  readonly [step: string]: string | Packed;
}
function packed(map: AreaMap, names: string[]): Packed {
  const leaves: Record<string, string> = {};
  const branches: Record<string, Packed> = {};
  for (const [step, node] of Object.entries(typeof map === 'string' ? { '*': map } : map)) {
    if (/^\d+$|\s/.test(step)) throw new Error(`a path has the step "${step}"`);
    if (typeof node !== 'string') {
      branches[step] = packed(node, names);
      continue;
    }
    if (!names.includes(node)) names.push(node);
    const place = names.indexOf(node) + 1;
    leaves[place] = `${leaves[place] ?? ''} ${step}`;
  }
  for (const place of Object.keys(leaves)) leaves[place] += ' ';
  return { ...leaves, ...branches };
}

/** Chooses the API of the request's area. An address that no area knows stays with the default origin, which answers 404. */
export function apiRequestCode(areas: AreaMap): string {
  const names: string[] = [];
  const map = JSON.stringify(packed(areas, names));
  return `import cf from 'cloudfront';
var areas = ${JSON.stringify(names)};
var map = ${map};
function step(node, name, steps, i) {
  for (var place in node) if (typeof node[place] === 'string' && node[place].indexOf(' ' + name + ' ') >= 0) return +place;
  return Object.prototype.hasOwnProperty.call(node, name) && typeof node[name] === 'object' ? find(node[name], steps, i + 1) : undefined;
}
function find(node, steps, i) {
  if (i >= steps.length) return undefined;
  return step(node, steps[i], steps, i) || (i < steps.length - 1 ? step(node, '*', steps, i) : undefined);
}
function handler(event) {
  var request = event.request;
  var steps = request.uri.split('/').slice(1);
  steps.push(':' + request.method);
  var area = find(map, steps, 0);
  request.headers['${VIEWER_HEADER}'] = { value: event.viewer.ip };
  if (area) cf.selectRequestOriginById(areas[area - 1]);
  return request;
}
`;
}

/** Page addresses get the application, or the smaller one of guests; a file that is missing stays missing. */
export const pageRequestCode = (): string => `function handler(event) {
  var request = event.request;
  if (${SECRET_SEGMENT}.test(request.uri)) request.headers['x-secret-page'] = { value: '1' };
  else delete request.headers['x-secret-page'];
  if (request.uri.lastIndexOf('.') <= request.uri.lastIndexOf('/') && request.uri.indexOf('/assets/') !== 0) request.uri = ${REFERENCE_PAGE}.test(request.uri) ? '${REFERENCE_FILES.page}' : ${GUEST_PAGE}.test(request.uri) ? '/guest.html' : '/index.html';
  return request;
}
`;

/** Security headers; the pages of secret links get the stricter set. */
export const pageResponseCode = ({ page, secret }: HeaderSets): string => `var page = ${JSON.stringify(page)};
var secret = ${JSON.stringify(secret)};
function handler(event) {
  var request = event.request;
  var response = event.response;
  var isSecret = request.headers['x-secret-page'] || ${SECRET_SEGMENT}.test(request.uri);
  var set = isSecret ? secret : page;
  for (var name in set) response.headers[name] = { value: set[name] };
  return response;
}
`;

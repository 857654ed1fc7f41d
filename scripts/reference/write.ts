import { mkdirSync, writeFileSync } from 'node:fs';
import { allRoutes } from '#shared/contracts.ts';
import { tokenRefusal } from '#shared/kernel/access/token-refusal.ts';
import { REFERENCE_FILES } from '#shared/kernel/contract/page-document.ts';
import { ANY_TOKEN, apiDocument } from '../openapi/document.ts';
import { withSharedParts } from '../openapi/shared-parts.ts';
import { referencePage } from './page.ts';

/** The origin in the examples; a reader puts their own in its place. */
const EXAMPLE = 'https://backline.example';

/** Writes the OpenAPI document and the reference page of the calls that a token may make into the built pages. */
export function writeReference(dir: string): void {
  const routes = allRoutes.filter((route) => !tokenRefusal(route, ANY_TOKEN));
  mkdirSync(`${dir}/api`, { recursive: true });
  writeFileSync(dir + REFERENCE_FILES.openapi, JSON.stringify(withSharedParts(apiDocument(routes))));
  writeFileSync(dir + REFERENCE_FILES.page, referencePage(routes, EXAMPLE));
}

import type { ComponentType } from 'react';
import type { TemplateKind, WordKind } from '#shared/domains/attached/word-template/schemas.ts';

interface AreaRoute {
  readonly useParams: () => { readonly mainArea: WordKind };
}
type Page = ComponentType<{ readonly kind: TemplateKind; readonly mainArea: WordKind }>;
/** A page of the templates for the area in the address. */
export const areaPage = (kind: TemplateKind, route: AreaRoute, Page: Page) => () => (
  <Page kind={kind} mainArea={route.useParams().mainArea} />
);

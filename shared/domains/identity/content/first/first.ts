import type { Translated } from '#shared/kernel/text/translated.ts';
import type { ContentKind } from '../kinds.ts';
import type { ContentFields, ContentText } from '../schemas.ts';
import { GDPR_TEXTS } from './gdpr.ts';
import { SECURITY_TEXTS } from './security.ts';
import { TERMS_TEXTS } from './terms.ts';

function first(kind: ContentKind, { en, ...others }: Translated<ContentText>): ContentFields {
  const of = (field: keyof ContentText) =>
    Object.fromEntries(Object.entries(others).map(([language, words]) => [language, words[field]]));
  const facts = { kind, version: 1, date: '2026-11-27', controller: 'Backline', needsAcceptance: false };
  return { ...facts, title: en.title, text: en.text, titles: of('title'), texts: of('text') };
}

/** The versions that the product ships. Each stage begins with them. */
export const FIRST_VERSIONS: Readonly<Record<ContentKind, ContentFields>> = {
  gdpr: first('gdpr', GDPR_TEXTS),
  terms: first('terms', TERMS_TEXTS),
  security: first('security', SECURITY_TEXTS),
};

import { ageRestrictionStore } from '#functions/domains/reference/age-restriction/store.ts';
import { airlineStore } from '#functions/domains/reference/airline/store.ts';
import { airportStore } from '#functions/domains/reference/airport/store.ts';
import { articleStore } from '#functions/domains/reference/article/store.ts';
import { articleCategoryStore } from '#functions/domains/reference/article-category/store.ts';
import { checklistPresetStore } from '#functions/domains/reference/checklist-preset/store.ts';
import { countryStore } from '#functions/domains/reference/country/store.ts';
import { cultureStore } from '#functions/domains/reference/culture/store.ts';
import { urlStore } from '#functions/domains/reference/url/store.ts';
import { artistRiderStore } from '#functions/domains/relations/artist-rider/store.ts';
import { stateAliasStore } from '#functions/domains/relations/company/public/state-alias-store.ts';
import { AIRLINES } from '#shared/data/airlines.ts';
import { AIRPORTS } from '#shared/data/airports.ts';
import { AgeRestrictionInput } from '#shared/domains/reference/age-restriction/contract.ts';
import { ArticleInput } from '#shared/domains/reference/article/contract.ts';
import { ArticleCategoryInput } from '#shared/domains/reference/article-category/contract.ts';
import { ARTICLE_SECTIONS } from '#shared/domains/reference/article-category/sections.ts';
import { CHECKLIST_KINDS, ChecklistPresetInput } from '#shared/domains/reference/checklist-preset/contract.ts';
import { UrlInput } from '#shared/domains/reference/url/contract.ts';
import { ArtistRiderInput } from '#shared/domains/relations/artist-rider/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { AGES, ARTICLES, CHECKS, URLS } from './data/reference.ts';
import { sow, sowRecords } from './sow.ts';
import type { Stage } from './stage.ts';

/** Artists of the demo that have riders. */
const WITH_RIDERS = 12;

function inventArticles(stage: Stage) {
  const headings = ARTICLE_SECTIONS.flatMap((section) =>
    Object.keys(ARTICLES[section]).map((name) => ArticleCategoryInput.parse({ name, section })),
  );
  const categories = sow(stage, articleCategoryStore, headings);
  const articles = categories.rows.flatMap(({ id, name, section }) =>
    (ARTICLES[section][name] ?? []).map((article) => ArticleInput.parse({ ...article, section, categoryId: id })),
  );
  return [categories, sow(stage, articleStore, articles)];
}

function inventRiders(stage: Stage, artists: readonly { readonly id: string; readonly name: string }[]) {
  const validFrom = addDays(stage.today, -200);
  const riders = artists.slice(0, WITH_RIDERS).flatMap(({ id, name }, i) => {
    const common = { artistId: id, artistName: name, validFrom, version: String(1 + (i % 4)) };
    return [
      ArtistRiderInput.parse({ ...common, name: 'Technical rider', kind: 'technical', language: 'en-GB' }),
      ArtistRiderInput.parse({ ...common, name: 'Hospitality rider', kind: 'hospitality', language: 'en-GB' }),
    ];
  });
  return sow(stage, artistRiderStore, riders);
}

/** Airports that tours fly to most, and all airlines. */
export const inventAir = (stage: Stage) => ({
  airports: sowRecords(
    stage,
    airportStore,
    AIRPORTS.filter(({ city }) => city).map((published) => ({ ...published, isActive: true, published })),
  ),
  airlines: sowRecords(
    stage,
    airlineStore,
    AIRLINES.map((published) => ({ ...published, isActive: true, published })),
  ),
});

function inventPlaces(stage: Stage) {
  const alias = { countryId: 'US', stateId: '', cannotMap: false };
  return [
    sow(stage, countryStore, [{ name: 'AQ', code: 'AQ', isActive: false, culture: '', defaultStateId: '' }]),
    sow(stage, cultureStore, [{ name: 'nl', code: 'nl', isActive: true, isDefault: true }]),
    sowRecords(stage, stateAliasStore, [
      { ...alias, text: 'Calif.', seenAt: 'Import of companies' },
      { ...alias, text: 'N.Y. State', seenAt: 'Import of companies' },
      { ...alias, text: 'Mass.', stateId: 'US-MA', seenAt: 'Import of companies' },
    ]),
  ];
}

/** The reference masters of an agency. */
export function inventReference(stage: Stage, artists: readonly { readonly id: string; readonly name: string }[]) {
  const checks = CHECKLIST_KINDS.flatMap((mainArea) =>
    (CHECKS[mainArea] ?? []).map((name) => ChecklistPresetInput.parse({ name, mainArea })),
  );
  return [
    sow(
      stage,
      ageRestrictionStore,
      AGES.map(([name, minAge, text]) => AgeRestrictionInput.parse({ name, minAge, text, isDefault: minAge === 18 })),
    ),
    sow(
      stage,
      urlStore,
      URLS.map(([name, url, description]) => UrlInput.parse({ name, url, description })),
    ),
    sow(stage, checklistPresetStore, checks),
    ...inventArticles(stage),
    inventRiders(stage, artists),
    ...inventPlaces(stage),
  ];
}

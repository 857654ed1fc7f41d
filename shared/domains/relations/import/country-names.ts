import { alpha2Of, COUNTRY_CODES, isCountry } from '#shared/data/countries.ts';
import { LOCALES, tagOf } from '#shared/kernel/text/locale.ts';
import { fold } from '#shared/kernel/text/text.ts';

const OURS = LOCALES.map(tagOf);
/** Other languages whose names of countries are read. Where two mean different countries, the first one counts. */
const OTHERS =
  'fr da sv nb nn fi is fo pl cs sk hu ro bg hr sl sr sr-Latn bs mk sq el tr ru uk be lt lv et ga cy mt lb ca eu gl rm ja zh zh-Hant ko th vi id ms hi ar he fa ka hy az kk'.split(
    ' ',
  );

/** Names in use that Unicode's data lack, each in the form that `plainName` makes of it. */
const SAID: Readonly<Record<string, string>> = {
  ...named('GB', 'uk', 'u k', 'great britain', 'gb', 'england', 'scotland', 'wales', 'northern ireland', 'britain'),
  ...named(
    'GB',
    'grossbritannien',
    'groot brittannie',
    'gran bretagna',
    'gran bretana',
    'gra bretanha',
    'grande bretagne',
  ),
  ...named('GB', 'engeland', 'inglaterra', 'inghilterra', 'angleterre', 'schotland', 'schottland', 'scozia', 'escocia'),
  ...named('MX', 'mejico', 'messico'),
  ...named('US', 'usa', 'u s a', 'u s', 'united states of america', 'america', 'vereinigte staaten von amerika', 'vs'),
  ...named(
    'US',
    'estados unidos de america',
    'stati uniti d america',
    'stati uniti damerica',
    'verenigde staten van amerika',
  ),
  ...named('AE', 'uae', 'u a e', 'emirates', 'vae'),
  ...named('NL', 'holland', 'olanda', 'holanda', 'niederlande', 'pays bas'),
  ...named('CZ', 'czech republic', 'tschechische republik', 'tsjechische republiek'),
  ...named('SK', 'slovak republic', 'slowakische republik'),
  ...named('TR', 'turkey', 'turkei', 'turkije', 'turquia', 'turchia'),
  ...named('HK', 'hong kong', 'hong kong sar', 'hongkong', 'hong kong china'),
  ...named('MO', 'macau', 'macao', 'macao sar', 'macau sar', 'macao china'),
  ...named(
    'KR',
    'south korea',
    'republic of korea',
    'korea',
    'korea south',
    'korea republic',
    'korea republic of',
    's korea',
  ),
  ...named('KP', 'north korea', 'korea north', 'democratic peoples republic of korea', 'dprk'),
  ...named('KP', 'korea democratic peoples republic of'),
  ...named('CN', 'prc', 'p r china', 'pr china', 'mainland china', 'peoples republic of china', 'china mainland'),
  ...named('TW', 'republic of china', 'taiwan roc', 'chinese taipei', 'taiwan province of china'),
  ...named('CI', 'ivory coast', 'cote divoire', 'cote d ivoire'),
  ...named('CD', 'dr congo', 'drc', 'd r congo', 'democratic republic of congo', 'democratic republic of the congo'),
  ...named('CD', 'congo kinshasa', 'congo democratic republic of', 'congo democratic republic of the', 'zaire'),
  ...named('CG', 'congo', 'republic of congo', 'republic of the congo', 'congo brazzaville', 'congo republic'),
  ...named('RU', 'russian federation', 'russische federatie', 'russische foderation'),
  ...named('MK', 'macedonia', 'fyrom', 'former yugoslav republic of macedonia', 'fyr macedonia'),
  ...named('BA', 'bosnia', 'bosnia hercegovina', 'bih', 'bosnia herzegovina', 'bosnien', 'bosnie'),
  ...named('MM', 'burma', 'birma', 'birmania'),
  ...named('SZ', 'swaziland', 'suazilandia'),
  ...named('CV', 'cape verde', 'kaapverdie', 'kap verde'),
  ...named('PS', 'palestine', 'palestinian territory', 'occupied palestinian territory', 'palestina'),
  ...named('VA', 'vatican', 'vatican city', 'holy see', 'vatican city state'),
  ...named('VN', 'viet nam'),
  ...named('LA', 'lao peoples democratic republic', 'lao pdr', 'lao'),
  ...named('SY', 'syrian arab republic'),
  ...named('LY', 'libyan arab jamahiriya'),
  ...named('BN', 'brunei darussalam'),
  ...named('IE', 'eire', 'irish republic', 'republic of ireland', 'rep of ireland', 'ireland republic'),
  ...named('XK', 'kosova'),
  ...named('JE', 'channel islands'),
  ...named('TT', 'trinidad', 'tobago'),
  ...named('TL', 'east timor'),
  ...named('FM', 'micronesia'),
  ...named('KG', 'kyrgyz republic', 'kirgizia', 'kirghizia'),
  ...named('AG', 'antigua'),
  ...named('KN', 'saint kitts', 'saint christopher and nevis'),
  ...named('VC', 'saint vincent'),
  ...named('SH', 'saint helena'),
  ...named('ST', 'sao tome'),
  ...named('VI', 'us virgin islands', 'virgin islands us', 'virgin islands u s'),
  ...named('VG', 'british virgin islands', 'virgin islands british'),
  ...named('BQ', 'bonaire', 'saba', 'sint eustatius', 'caribbean netherlands'),
  ...named('SX', 'saint maarten', 'sint maarten'),
  ...named('FK', 'falklands', 'malvinas'),
  ...named('PF', 'tahiti'),
  ...named('BY', 'byelorussia', 'white russia', 'wit rusland', 'weissrussland'),
  ...named('DE', 'brd', 'federal republic of germany', 'bundesrepublik deutschland'),
  ...named('ES', 'kingdom of spain', 'espana'),
  ...named('CH', 'confoederatio helvetica', 'swiss', 'swiss confederation'),
  ...named('LK', 'ceylon'),
  ...named('IR', 'persia'),
};
function named(code: string, ...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, code]));
}

/** `The Côte d’Ivoire` and `cote divoire` alike: without accents, marks and article, with and for `&`, saint for `St.`. */
function plainName(name: string): string {
  return fold(name.replace(/[’'`´ʼ]/g, ''))
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/\bst\b/g, 'saint');
}
/** `Republic of Moldova` -> `moldova`, after what only looks so was found by name. */
const FORMAL =
  /^(?:(?:[\p{L}]+ ){0,2}(?:republic|kingdom|states?|commonwealth|principality|sultanate|duchy|union) of )(?:the )?/u;
/** `Moldova, Republic of` -> `republic of moldova` */
const turned = (name: string): string => name.replace(/^([^,]+), *(.+ of(?: the)?)$/i, '$2 $1');
const withoutAnd = (name: string): string => name.replace(/ (and|y|e|und|en) /g, ' ');

/** Every country by its names in some languages. */
function countriesIn(languages: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, code: string) => {
    if (name && !found.has(name)) found.set(name, code);
  };
  for (const language of languages)
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', style });
      for (const code of COUNTRY_CODES) {
        const name = names.of(code) ?? code;
        add(plainName(name), code);
        add(withoutAnd(plainName(name)), code);
        // As German is typed where there are no umlauts.
        if (/[äöü]/i.test(name))
          add(plainName(name.replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD')[0]}e`)), code);
      }
    }
  return found;
}

/** Made once each, when they are first asked for; the second only where the first knows nothing. */
const maps = new Map<readonly string[], ReadonlyMap<string, string>>();
function namedIn(languages: readonly string[], name: string): string | undefined {
  const known = maps.get(languages) ?? countriesIn(languages);
  maps.set(languages, known);
  return known.get(name) ?? known.get(withoutAnd(name));
}

/** Ways in which a text may name a country; some write the code behind it, `Belgium (BE)`. */
function* readings(text: string): Generator<string> {
  const formal = plainName(turned(text));
  yield* [plainName(text), plainName(text.replace(/\s*\([^)]*\)\s*$/, '')), formal, formal.replace(FORMAL, '')];
}

/** A country as people write it: a code, or a name in our languages or its own, short or official. */
export function countryOf(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (isCountry(code)) return code;
  const names = [...new Set(readings(text))].filter(Boolean);
  const found = (languages: readonly string[]) => {
    for (const name of names) {
      const country = SAID[name] ?? namedIn(languages, name);
      if (country) return country;
    }
    return undefined;
  };
  return alpha2Of(code) ?? found(OURS) ?? found(OTHERS);
}

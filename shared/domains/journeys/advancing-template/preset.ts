import type { Locale } from '#shared/kernel/text/locale.ts';
import { LANGUAGES, type Language, languageOf } from '#shared/kernel/text/translated.ts';
import type { QuestionKind } from './kinds.ts';
import { PRESET_TEXTS } from './preset-texts.ts';
import { AdvancingTemplateInput, Question, Section } from './schemas.ts';

type Key = keyof typeof PRESET_TEXTS;
type More = Partial<Omit<Question, 'key' | 'kind'>>;
type Versions = Partial<Record<Language, string>>;

const textIn = (key: Key, language: Language): string => PRESET_TEXTS[key][LANGUAGES.indexOf(language)] ?? '';

/** Builds the standard questions with the main text in a language, and their versions in all others. */
export function presetTemplate(locale: Locale): AdvancingTemplateInput {
  const main = languageOf(locale);
  const others = (key: Key): Versions =>
    Object.fromEntries(LANGUAGES.filter((one) => one !== main).map((one) => [one, textIn(key, one)]));
  const words = (key: Key) => ({ label: textIn(key, main), labels: others(key) });
  const choices = (...keys: Key[]) => keys.map((key) => ({ key, ...words(key) }));
  const ask = (key: Key, kind: QuestionKind, more: More = {}): Question =>
    Question.parse({ key, kind, ...words(key), ...more });
  const section = (key: Key, ...questions: Question[]): Section =>
    Section.parse({ key, name: textIn(key, main), names: others(key), questions });
  const atVenue = { reuseAtVenue: true };
  const sections = [
    section(
      'people',
      ask('promoterrep', 'contact', { mode: 'required' }),
      ask('production', 'contact', atVenue),
      ask('crew', 'persons'),
    ),
    section(
      'times',
      ask('arrival', 'date'),
      ask('loadin', 'time', { mode: 'required', target: 'timetable.loadIn' }),
      ask('soundcheck', 'time', { target: 'timetable.soundcheck' }),
      ask('dinner', 'time', { target: 'timetable.dinner' }),
      ask('doors', 'time', { mode: 'required', target: 'timetable.doors' }),
      ask('curfew', 'time', { mode: 'required', target: 'timetable.curfew' }),
      ask('moretimes', 'timetable', { target: 'timetable.all' }),
    ),
    section(
      'place',
      ask('address', 'address', { ...atVenue, target: 'venue.address' }),
      ask('parking', 'longText', atVenue),
      ask('capacity', 'number', { ...atVenue, target: 'show.capacity' }),
      ask('wifi', 'text', atVenue),
    ),
    section(
      'tech',
      ask('pa', 'longText', atVenue),
      ask('plan', 'file', { ...atVenue, fileGroups: ['pdf', 'picture'] }),
      ask('limit', 'yesNo', atVenue),
      ask('decibels', 'number', { ...atVenue, visibleWhen: { question: 'limit', value: 'yes' } }),
    ),
    section(
      'hospitality',
      ask('rooms', 'number', atVenue),
      ask('catering', 'choice', { choices: choices('meal', 'buyout') }),
      ask('amount', 'money', { visibleWhen: { question: 'catering', value: 'buyout' } }),
      ask('merch', 'multi', { choices: choices('cash', 'card') }),
      ask('billing', 'text', { mode: 'readonly', target: 'show.billing' }),
      ask('internal', 'longText', { mode: 'hidden' }),
    ),
  ];
  return AdvancingTemplateInput.parse({
    name: textIn('name', main),
    intro: textIn('intro', main),
    intros: others('intro'),
    sections,
  });
}

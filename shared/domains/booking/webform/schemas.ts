import * as z from 'zod';
import { MasterInput, masterOf } from '#shared/kernel/contract/master-contract.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { inLocales } from '#shared/kernel/text/in-locales.ts';
import { LOCALES, Locale } from '#shared/kernel/text/locale.ts';
import { text } from '#shared/kernel/text/text.ts';
import { LANGUAGES } from '#shared/kernel/text/translated.ts';

/** Spec section 9. */
export const WEBFORMS_A_PAGE = 10;
/** The most characters of a form's own style sheet (outsiders, web form). */
export const CSS_MAX = 32_768;
export const MAX_FILES = 5;
export const MAX_FORM_FIELDS = 50;
const MAX_FORM_ARTISTS = 500;

const FIELD_MODES = ['off', 'optional', 'mandatory'] as const;
const Mode = z.enum(FIELD_MODES, { error: 'choice' });
export type FieldMode = z.infer<typeof Mode>;

/** The fields that a form may ask for. Every form also asks for artist, date, name and e-mail. */
export const FieldModes = z.object({
  kind: Mode.default('optional'),
  startTime: Mode.default('optional'),
  setMinutes: Mode.default('off'),
  secondDate: Mode.default('optional'),
  venueName: Mode.default('mandatory'),
  venueCity: Mode.default('mandatory'),
  venueCountry: Mode.default('mandatory'),
  capacity: Mode.default('optional'),
  ticketPrice: Mode.default('off'),
  fee: Mode.default('optional'),
  company: Mode.default('mandatory'),
  phone: Mode.default('optional'),
  message: Mode.default('optional'),
});
export type FieldModes = z.infer<typeof FieldModes>;
export type StandardField = keyof FieldModes;
export const STANDARD_FIELDS = Object.keys(FieldModes.shape) as StandardField[];

/** A site that may show the form in a frame: `https://www.example.com`, as browsers write it. */
const Origin = z
  .string()
  .trim()
  .toLowerCase()
  .max(200, { error: 'tooLong' })
  .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i, { error: 'url' });

/** The texts by the name of a standard field, or by the id of a free field of the agency. */
const FieldTexts = (max: number) =>
  z
    .record(z.string().regex(/^\w{1,26}$/, { error: 'choice' }), text(max))
    .refine((texts) => Object.keys(texts).length <= 2 * MAX_FORM_FIELDS, {
      error: 'atMost',
      params: { max: 2 * MAX_FORM_FIELDS },
    })
    .default({});
/** The texts of a form in one language. An empty text falls back to the main language, then to the product. */
export const FormTexts = z.object({
  /** Title, introduction and consent of the main language are the form's own. */
  name: text(100).default(''),
  intro: text(2000).default(''),
  consent: text(1000).default(''),
  /** The text after the request was sent. */
  thanks: text(1000).default(''),
  /** The text in the confirmation mail. */
  mail: text(1000).default(''),
  labels: FieldTexts(100),
  helps: FieldTexts(200),
});
export type FormTexts = z.infer<typeof FormTexts>;
const isOnce = (languages: readonly string[]): boolean => new Set(languages).size === languages.length;

/** A form's name is its title. */
export const WebformDetails = MasterInput.extend({
  intro: text(2000).default(''),
  consent: text(1000).default(''),
  /** The languages of the form; the first is the main one. */
  languages: z
    .array(Locale)
    .min(1, { error: 'required' })
    .max(LOCALES.length)
    .refine(isOnce, { error: 'choice' })
    .default([...LANGUAGES]),
  texts: inLocales(FormTexts).default({}),
  origins: z.array(Origin).max(10).default([]),
  /** The users who are told of a request; the first of them owns its show. */
  receiverIds: z.array(Id).max(20).default([]),
  /** The status of the shows it makes; left out, the agency's first option status. */
  statusId: Id.optional(),
  brandId: Id.optional(),
  currency: Currency.default('EUR'),
  confirmation: z.boolean().default(true),
  takesFiles: z.boolean().default(false),
  modes: FieldModes.default(FieldModes.parse({})),
});
export type WebformDetails = z.infer<typeof WebformDetails>;

/** A free field of shows that the form asks for; the order is the list's. */
export const FormField = z.object({ freeFieldId: Id, isMandatory: z.boolean().default(false) });
export type FormField = z.infer<typeof FormField>;

/** A style sheet without '<', because a page includes it. */
export const FormCss = z
  .string()
  .max(CSS_MAX, { error: 'tooLong' })
  .refine((css) => !css.includes('<'), { error: 'forbiddenCharacters' });

/** The form as its page and the public page know it. The server sets all but the details. */
export const WebformInput = WebformDetails.extend({
  /** The public address of the form: 22 characters, no secret. */
  address: z.string(),
  artists: z.array(ArtistSummary).max(MAX_FORM_ARTISTS),
  freeFields: z.array(FormField).max(MAX_FORM_FIELDS),
  /** The style sheet as written, and the part of it that the page gets. */
  css: z.string(),
  style: z.string(),
});
export type WebformInput = z.infer<typeof WebformInput>;
export const Webform = masterOf(WebformInput);
export type Webform = z.infer<typeof Webform>;

/** A row of the list, in the spec's words (section 3). */
export const WebformRow = z.object({
  webformId: Id,
  title: z.string(),
  lastModifiedUtc: z.string(),
  uniqueUrl: z.string(),
  isActive: z.boolean(),
  artistCount: z.int(),
});
export type WebformRow = z.infer<typeof WebformRow>;

import { clientOf } from '#functions/domains/reference/client/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { MAIL_KIND_NAMES, MAIL_KINDS, type MailKind } from '#shared/domains/reference/mail-text/kinds.ts';
import { MAIL_NAMES } from '#shared/domains/reference/mail-text/names.ts';
import { changedLanguages } from '#shared/domains/reference/mail-text/rules.ts';
import type {
  MailTextFields,
  MailTextRow,
  MailTextVersion,
  MailTextView,
} from '#shared/domains/reference/mail-text/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, LANGUAGES, type Language } from '#shared/kernel/text/translated.ts';
import { type SampleContext, standardsOf } from './standards.ts';
import { storedTexts } from './store.ts';

function summaryOf(kind: MailKind, locale: Locale) {
  const { group, readers } = MAIL_KINDS[kind];
  return { kind, group, readers, name: inLanguage(MAIL_NAMES[kind], locale) };
}

/** Lists all mails, with the languages that the agency changed. */
export async function mailTextRows(ctx: UserContext): Promise<MailTextRow[]> {
  const stored = new Map((await storedTexts(ctx)).map((one) => [one.kind, one.texts]));
  return MAIL_KIND_NAMES.map((kind) => ({
    ...summaryOf(kind, ctx.locale),
    changed: changedLanguages(stored.get(kind) ?? {}),
  }));
}

function versionOf(kind: MailKind, language: Language, from: SampleContext): Omit<MailTextVersion, 'own'> {
  const standards = standardsOf(kind);
  const samples = standards.samples(language, from);
  const { heading, paragraphs, facts = [], button, remarks = [] } = standards.frame(kind, language, from);
  return {
    language,
    standard: standards.text(kind, language),
    samples: Object.fromEntries(MAIL_KINDS[kind].fields.map((field) => [field, samples[field] ?? ''])),
    frame: {
      heading,
      lines: [...paragraphs, ...facts.map(([label, value]) => `${label}: ${value}`)],
      remarks,
      ...(button ? { button: button.label } : {}),
    },
  };
}

/** Shows a mail with its text in every language. The samples name the agency and the user. */
export async function mailTextView(
  ctx: UserContext,
  kind: MailKind,
  stored: Stored<MailTextFields> | undefined,
): Promise<MailTextView> {
  const { name: agency, zone } = await clientOf(ctx.tenantId);
  const from = { agency, zone, sender: ctx.actor.name, now: ctx.now };
  return {
    ...summaryOf(kind, ctx.locale),
    rev: stored?.rev ?? 0,
    fields: MAIL_KINDS[kind].fields,
    versions: LANGUAGES.map((language) => {
      const own = stored?.texts[language];
      return { ...versionOf(kind, language, from), ...(own ? { own } : {}) };
    }),
  };
}

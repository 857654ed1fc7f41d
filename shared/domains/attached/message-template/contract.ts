import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import {
  copyRoute,
  MasterInput,
  masterOf,
  masterRoutes,
  withNamedRoutes,
} from '#shared/kernel/contract/master-contract.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, v1, v1ById } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id, IdParams } from '#shared/kernel/record/ids.ts';
import { pluralOf } from '#shared/kernel/record/plural.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { RECORD_SUBJECTS, RecordSubject } from '#shared/kernel/record/subject.ts';
import { inLocales } from '#shared/kernel/text/in-locales.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { text } from '#shared/kernel/text/text.ts';

/** The subject of a mail: the kind of record whose fields the mail may use. */
export const MessageTemplateType = z.enum(RECORD_SUBJECTS, { error: 'choice' });
export type MessageTemplateType = z.infer<typeof MessageTemplateType>;

export const SUBJECT_MAX = 200;
export const BODY_MAX = 20_000;
/** The text in one language. The body is rich text. */
export const MessageText = z.object({ subject: text(SUBJECT_MAX).default(''), body: text(BODY_MAX).default('') });
export type MessageText = z.infer<typeof MessageText>;

export const isFilled = (text: MessageText | undefined): text is MessageText =>
  text !== undefined && text.subject !== '' && text.body !== '';
export const MessageTemplateInput = MasterInput.extend({
  type: MessageTemplateType,
  /** The texts by language. At least one language is complete. */
  texts: inLocales(MessageText),
});
export type MessageTemplateInput = z.infer<typeof MessageTemplateInput>;
export const MessageTemplate = masterOf(MessageTemplateInput);
export type MessageTemplate = z.infer<typeof MessageTemplate>;

/** A template filled in for a record, to be edited and sent. */
export const ProcessedMessage = MessageText.extend({
  /** The language of the text; not the requested one if that has no text. */
  locale: Locale,
  /** The fields without a value on this record. */
  missing: z.array(z.string()),
});

const rights = { read: 'messageTemplate.read', update: 'messageTemplate.update' } as const;
const scope = z.object({ type: MessageTemplateType.optional() });
const spec = { path: 'messagetemplate', input: MessageTemplateInput, ...rights };
const { remove, ...routes } = withNamedRoutes(masterRoutes({ ...spec, scope }), 'messagetemplates');
const { copy } = copyRoute(spec);

export const messageTemplateContract = contract('message-template', {
  errors: { 'messageTemplate.empty': 400 },
  routes: {
    ...routes,
    remove: {
      ...remove,
      aliases: [v1ById('DELETE', '/messagetemplates/{id}'), v1ById('DELETE', '/emailtemplates/{id}')],
    },
    copy: { ...copy, aliases: [v1ById('POST', '/emailtemplates/{id}/copy')] },
    setTranslation: route(v1('PUT', '/messagetemplates/{id}/translations/{language}'), writes(rights.update), {
      params: IdParams.extend({ language: Locale }),
      body: MessageText.extend({ rev: RevInput }),
      output: MessageTemplate,
    }),
    /** Lists the templates for a kind of record: `GET shows/emailtemplates`. */
    choices: route(core('POST', '/messagetemplate/choices'), reads(rights.read), {
      aliases: RECORD_SUBJECTS.map((type) => ({ ...v1('GET', `/${pluralOf(type)}/emailtemplates`), fixed: { type } })),
      body: z.object({ type: MessageTemplateType }),
      output: rowsOf(MessageTemplate),
    }),
    process: route(core('POST', '/messagetemplate/GetProcessedEmailTemplate'), reads(rights.read), {
      aliases: RECORD_SUBJECTS.map((entity) => ({
        ...core('POST', `/${entity.toLowerCase()}/GetProcessedEmailTemplate`),
        fixed: { entity },
      })),
      body: RecordSubject.extend({ messageTemplateId: Id, locale: Locale.optional() }),
      output: ProcessedMessage,
    }),
  },
});

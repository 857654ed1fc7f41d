import { mergeFieldsOf } from '#functions/domains/attached/word-template/public/merge.ts';
import type { Formats } from '#functions/platform/documents/format.ts';
import { parseTag, valueAt } from '#functions/platform/documents/word/grammar.ts';
import { isFormat, printer } from '#functions/platform/documents/word/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import {
  isFilled,
  type MessageTemplateInput,
  type MessageText,
} from '#shared/domains/attached/message-template/contract.ts';
import { AppError, InvalidInput } from '#shared/kernel/contract/error.ts';
import { LOCALES } from '#shared/kernel/text/locale.ts';
import { asRichText } from '#shared/kernel/text/rich-markup.ts';

/** The merge language without loops: `{path}` and `{path | format}`. */
const TAG = /\{([^{}\n]+)\}/g;
const PARTS = ['subject', 'body'] as const;

/** One language at least must be whole; a field nobody knows would reach a reader as a hole. */
export async function checkTexts(ctx: UserContext, { type, texts }: Pick<MessageTemplateInput, 'type' | 'texts'>) {
  if (!LOCALES.some((locale) => isFilled(texts[locale])))
    throw new AppError('messageTemplate.empty', { field: 'texts.en.subject' });
  const known = new Set((await mergeFieldsOf(ctx, type)).map(({ path }) => path));
  const isKnown = (raw: string) => {
    const tag = parseTag(raw);
    return tag && !tag.operator && known.has(tag.path) && (!tag.format || isFormat(tag.format));
  };
  for (const locale of LOCALES)
    for (const part of PARTS)
      for (const [tag, raw = ''] of texts[locale]?.[part].matchAll(TAG) ?? [])
        if (!isKnown(raw))
          throw new InvalidInput([{ code: 'noSuchField', field: `texts.${locale}.${part}`, params: { name: tag } }]);
}

/** A text with the record's values in it, none of them read as marks, and the fields that have none. */
export function filled({ subject, body }: MessageText, data: object, formats: Formats) {
  const print = printer(formats);
  const missing = new Set<string>();
  const fill = (text: string, written: (value: string) => string) =>
    text.replace(TAG, (_whole, raw: string) => {
      const tag = parseTag(raw);
      const value = tag && print(valueAt(data, tag.path), tag.format);
      if (!value) missing.add(tag?.path ?? raw);
      return value ? written(value) : '';
    });
  const plain = fill(subject, (value) => value);
  return { subject: plain.replace(/\s+/g, ' ').trim(), body: fill(body, asRichText), missing: [...missing] };
}

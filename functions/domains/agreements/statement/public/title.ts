import type { StatementFields } from '#shared/domains/agreements/statement/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { STATEMENT_TEXTS } from '../document/texts.ts';

/** `Statement S-2027-0003` in a reader's language. */
export const statementTitle = ({ number }: Pick<StatementFields, 'number'>, locale: Locale): string =>
  `${inLanguage(STATEMENT_TEXTS, locale).title} ${number}`;

import { useLingui } from '@lingui/react/macro';
import type { FreeFieldView, FreeValue } from '#shared/domains/identity/free-field/schemas.ts';
import { freeText, isFreeEmpty, isFreeReference } from '#shared/domains/identity/free-field/values.ts';
import { useFormat } from '#web/platform/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { WebLink } from '#web/ui/record/links.tsx';

type Field = Pick<FreeFieldView, 'type' | 'options'>;
const THREE_DECIMALS = { maximumFractionDigits: 3 };

/** A value in words and figures of the reader's language. */
export function useFreeText() {
  const { t } = useLingui();
  const { money, number, day } = useFormat();
  const words = {
    yes: t`yes`,
    no: t`no`,
    money,
    number: (value: number) => number(value, THREE_DECIMALS),
    day: (date: string) => day({ date }, { year: true }),
  };
  return (field: Field, value: FreeValue | undefined): string => freeText(field, value, words);
}

interface FreeValueProps {
  readonly field: Field;
  readonly value: FreeValue | undefined;
  /** Shows text without a link, for a place where a click does something else. */
  readonly plain?: boolean;
}
export function FreeShown({ field, value, plain = false }: FreeValueProps) {
  const text = useFreeText()(field, value);
  if (isFreeEmpty(value)) return null;
  if (plain) return text;
  if (field.type === 'link') return <WebLink address={text} />;
  if (isFreeReference(value) && field.type !== 'file')
    return <PageLink to={`/${field.type}/${value.id}`}>{text}</PageLink>;
  if (field.type === 'multiline') return <span className="pre">{text}</span>;
  return <span className={typeof value === 'number' || typeof value === 'object' ? 'num' : undefined}>{text}</span>;
}

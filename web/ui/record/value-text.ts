import { useLingui } from '@lingui/react/macro';
import { addressLines } from '#shared/kernel/geo/address.ts';
import { isLocalDate } from '#shared/kernel/time/date.ts';
import { formatDay, formatMoney, formatNumber } from '#web/platform/format.ts';
import { currentLocale } from '#web/platform/i18n.ts';

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
/** Ids mean nothing to a reader. */
const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

function stringText(value: string): string {
  if (LOCAL.test(value)) return `${formatDay({ date: value }, { year: true })} ${value.slice(11)}`;
  if (isLocalDate(value)) return formatDay({ date: value }, { year: true });
  return ID.test(value) ? '…' : value;
}

type Parts = Readonly<Record<string, unknown>>;
const NAMES = ['fullName', 'name', 'title', 'label'];

/** Amounts as money, addresses on one line, cards by their name, all else part by part. */
function objectText(value: Parts, say: (part: unknown) => string): string {
  if ('minor' in value && 'currency' in value) return formatMoney(Number(value.minor), String(value.currency));
  if ('addressLine1' in value)
    return addressLines(value as Parameters<typeof addressLines>[0], currentLocale()).join(', ');
  const name = NAMES.find((key) => typeof value[key] === 'string');
  if (name && Object.keys(value).some((key) => /^id$|Id$/.test(key))) return String(value[name]);
  const said = Object.entries(value).filter(([key]) => !/^id$|Ids?$|Key$/.test(key));
  return said
    .map(([, part]) => say(part))
    .filter(Boolean)
    .join(', ');
}

/** A value of a record as a reader's text; empty where there is none. */
export function useValueText(): (value: unknown) => string {
  const { t } = useLingui();
  const say = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? t`yes` : t`no`;
    if (typeof value === 'number') return formatNumber(value);
    if (typeof value === 'string') return stringText(value);
    if (Array.isArray(value)) return value.map(say).filter(Boolean).join(', ');
    return value ? objectText(value as Parts, say) : '';
  };
  return say;
}

import { useLingui } from '@lingui/react/macro';
import type { Show } from '#shared/domains/show/schemas.ts';
import { isLocalDate } from '#shared/kernel/date.ts';
import { usePhaseNames } from '#web/domains/status/widgets/phase-names.ts';
import { useCarriedWords } from '#web/domains/tag/widgets/carried-words.ts';
import { formatDay, formatMoney } from '#web/platform/format.ts';
import { ActivityList, type ActivityWords } from '#web/ui/record/activity-list.tsx';
import { showActivityQuery } from '../../queries.ts';

function useFieldNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    start: t`Start`,
    end: t`End`,
    isAllDay: t`All day`,
    isNight: t`Night`,
    timeOfPerformance: t`Time of performance`,
    statusId: t`Status`,
    phase: t`Phase`,
    rank: t`Rank`,
    expiresOn: t`Option until`,
    description: t`Description`,
    billing: t`Billing`,
    capacity: t`Capacity`,
    fee: t`Fee`,
    internalNotes: t`Internal notes`,
    artists: t`Artist`,
    venue: t`Venue`,
    promoter: t`Promoter`,
    contact: t`Contact`,
    production: t`Production`,
    owner: t`Owner`,
    tagIds: t`Tags`,
    zone: t`Time zone`,
    lockedAt: t`Locked`,
    lockedBy: t`Locked by`,
  };
}

/** Of no use to a reader: they follow from what else is said. */
const HIDDEN: readonly string[] = ['startAt', 'remindedFor', 'number', 'lockedAt'];
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Cards by their name, amounts as money. */
function nameIn(value: object): string | undefined {
  if (Array.isArray(value)) return value.map((one) => nameIn(one) ?? '').join(', ');
  if ('minor' in value && 'currency' in value) return formatMoney(Number(value.minor), String(value.currency));
  if ('name' in value) return String(value.name);
  return 'fullName' in value ? String(value.fullName) : undefined;
}

function dateText(value: string): string | undefined {
  if (LOCAL.test(value)) return `${formatDay({ date: value }, { year: true })} ${value.slice(11)}`;
  return isLocalDate(value) ? formatDay({ date: value }, { year: true }) : undefined;
}

function useShowWords(): ActivityWords {
  const { t } = useLingui();
  const fields = useFieldNames();
  const phases: Readonly<Record<string, string>> = usePhaseNames();
  const carried = useCarriedWords('show');
  const actions: Readonly<Record<string, string>> = {
    status: t`changed the status`,
    extend: t`extended the option`,
    confirm: t`confirmed the show`,
    release: t`released the option`,
    move: t`moved the show`,
    lock: t`locked the show`,
    unlock: t`unlocked the show`,
    remind: t`was reminded of the end of the option`,
    refresh: t`took over a newer name`,
  };
  const sayText = (field: string, value: string): string | undefined => {
    return field === 'phase' ? phases[value] : dateText(value);
  };
  const say = (field: string, value: unknown): string | undefined => {
    const known = carried.value?.(field, value);
    if (known !== undefined) return known;
    if (field === 'rank' && value === 0) return '';
    if (typeof value === 'boolean') return value ? t`yes` : t`no`;
    if (typeof value === 'string') return sayText(field, value);
    return typeof value === 'object' && value !== null ? nameIn(value) : undefined;
  };
  return {
    action: (action) => actions[action],
    field: (field) => fields[field],
    hidden: (field) => HIDDEN.includes(field),
    value: say,
  };
}

/** Who changed what, with the values before and after in the words of the page. */
export const ShowActivity = ({ show }: { readonly show: Show }) => (
  <ActivityList query={showActivityQuery(show.id)} words={useShowWords()} />
);

import { useLingui } from '@lingui/react/macro';
import type { DayState, ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { Tag } from '#web/ui/status.tsx';
import type { Tone } from '#web/ui/tone.ts';
import './show-widgets.css';

const TONES: Readonly<Record<DayState, Tone>> = { free: 'green', option: 'amber', confirmed: 'red', busy: 'red' };
/** Whether the artist of a request is free that day. */
export function DayStateTag({ show: { dayState } }: { readonly show: Pick<ShowRow, 'dayState'> }) {
  const { t } = useLingui();
  if (!dayState) return null;
  const words = {
    free: t`Artist free`,
    option: t`Artist on option`,
    confirmed: t`Artist confirmed elsewhere`,
    busy: t`Artist unavailable`,
  };
  return <Tag tone={TONES[dayState]}>{words[dayState]}</Tag>;
}

/** A name of a request as it was typed: no record of the agency yet. */
export const AsTyped = ({ children }: { readonly children: string }) => <span className="sh-typed">“{children}”</span>;

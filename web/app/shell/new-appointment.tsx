import { useLingui } from '@lingui/react';
import { Trans, useLingui as useText } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { appointmentContext } from '#web/platform/appointment-context.ts';
import { useShortcut } from '#web/platform/keys.ts';
import { useMe } from '#web/platform/me.ts';
import { usePages } from '#web/platform/pages.ts';
import { isDebug } from '#web/platform/preferences.ts';
import { cx } from '#web/ui/cx.ts';
import { Menu } from '#web/ui/menu.tsx';
import {
  APPOINTMENT_KINDS,
  type AppointmentKind,
  appointmentAddress,
  appointmentButton,
  NEW_TOUR,
} from './appointment-menu.ts';
import { useGo } from './use-pages.ts';

/** Of debug mode (spec section 2): what the new appointment will start from. */
function DebugFacts() {
  const { date, artistName, origin } = appointmentContext.use();
  if (!isDebug()) return null;
  return (
    <span className="micro">
      <Trans>
        Date {date ?? '-'}, artist {artistName ?? '-'}, from {origin ?? '-'}
      </Trans>
    </span>
  );
}

export function NewAppointment({ touch = false }: { readonly touch?: boolean }) {
  const { t } = useText();
  const { i18n } = useLingui();
  const me = useMe();
  const go = useGo();
  const { has } = usePages();
  const [open, setOpen] = useState(false);
  const button = appointmentButton(APPOINTMENT_KINDS, me.canCreate, has);
  const start = (kind: Pick<AppointmentKind, 'to'>) => go(appointmentAddress(kind, appointmentContext.get()));
  const act = () => (button.state === 'direct' ? start(button.kind) : setOpen(true));
  useShortcut(button.state === 'hidden' ? undefined : 'c', act);
  if (button.state === 'hidden') return null;
  const plus = (
    <button
      type="button"
      className={cx('plus', touch && 'touch')}
      aria-label={t`New appointment`}
      data-tip={t`New appointment`}
      data-tip-keys="C"
      onClick={button.state === 'direct' ? act : undefined}
    >
      <Plus size={touch ? 22 : 15} strokeWidth={2.4} />
    </button>
  );
  if (button.state === 'direct') return plus;
  const itemOf = (id: string, kind: Omit<AppointmentKind, 'kind'>) => ({
    id,
    label: i18n._(kind.label),
    icon: <kind.icon size={15} />,
    onSelect: () => start(kind),
  });
  const mayTour = me.user.environment === 'internal' && has(NEW_TOUR.to);
  const items = button.kinds.flatMap((kind) => [
    itemOf(kind.kind, kind),
    ...(kind.kind === 'show' && mayTour ? [itemOf('tour', NEW_TOUR)] : []),
  ]);
  const groups = [{ id: 'new', label: isDebug() ? <DebugFacts /> : undefined, items }];
  return <Menu trigger={plus} groups={groups} open={open} onOpenChange={setOpen} />;
}

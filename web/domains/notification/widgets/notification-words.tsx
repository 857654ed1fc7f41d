import { Trans } from '@lingui/react/macro';
import {
  AlarmClock,
  AlarmClockOff,
  ArrowUp,
  AtSign,
  BellRing,
  CalendarPlus,
  FileCheck2,
  Inbox,
  type LucideIcon,
  MailWarning,
  MailX,
  SquareCheck,
  Swords,
  Ticket,
  UserRoundCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Notification } from '#shared/domains/notification/contract.ts';

type Kind = Notification['kind'];

export const KIND_ICONS: Readonly<Record<Kind, LucideIcon>> = {
  optionExpires: AlarmClock,
  optionEnded: AlarmClockOff,
  optionMovedUp: ArrowUp,
  optionChallenged: Swords,
  showAssigned: Ticket,
  linkOpened: UserRoundCheck,
  linkAsked: MailWarning,
  documentReady: FileCheck2,
  mailBounced: MailX,
  noteMention: AtSign,
  taskAssigned: SquareCheck,
  taskReminder: BellRing,
  webformReceived: Inbox,
  dateAsked: CalendarPlus,
};

/** The sentence of a notification: what it is about stands in bold. */
export function NotificationText({ kind, subject }: Pick<Notification, 'kind' | 'subject'>) {
  const about = <b>{subject}</b>;
  const texts: Readonly<Record<Kind, ReactNode>> = {
    optionExpires: <Trans>The option of {about} expires soon</Trans>,
    optionEnded: <Trans>The option of {about} has ended</Trans>,
    optionMovedUp: <Trans>The option of {about} has moved up</Trans>,
    optionChallenged: <Trans>The option of {about} is challenged</Trans>,
    showAssigned: <Trans>{about} is yours now</Trans>,
    linkOpened: <Trans>{about} was opened by its receiver</Trans>,
    linkAsked: <Trans>A new link to {about} is asked for</Trans>,
    documentReady: <Trans>{about} is ready</Trans>,
    mailBounced: <Trans>A mail about {about} did not arrive</Trans>,
    noteMention: <Trans>You are mentioned in a note on {about}</Trans>,
    taskAssigned: <Trans>The task {about} is yours now</Trans>,
    taskReminder: <Trans>Reminder: {about}</Trans>,
    webformReceived: <Trans>A request came in: {about}</Trans>,
    dateAsked: <Trans>Somebody outside asks for a date: {about}</Trans>,
  };
  return texts[kind];
}

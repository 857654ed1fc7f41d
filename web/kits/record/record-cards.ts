import { type ComponentProps, type ComponentType, createContext } from 'react';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import type { ActivityList, ActivityWords } from '#web/ui/record/activity-list.tsx';

export interface RecordLogProps {
  readonly entity: string;
  readonly query: ComponentProps<typeof ActivityList>['query'];
  /** Words that only its own domain knows; they come first. */
  readonly own?: Pick<ActivityWords, 'field' | 'value'> | undefined;
}

type Card = ComponentType<RecordSubject>;
/** Cards on the pages of records, each from the domain of its name. */
export interface RecordCards {
  readonly Notes: Card;
  readonly Checklist: Card;
  readonly Tasks: Card;
  readonly Emails: Card;
  readonly Files: Card;
  readonly FileLinks: ComponentType<
    RecordSubject & { readonly files: readonly { readonly id: string; readonly name: string; readonly size: number }[] }
  >;
  readonly Log: ComponentType<RecordLogProps>;
  readonly ArtistBooking: ComponentType<{ readonly artistId: string }>;
  readonly Statements: ComponentType<{ readonly artistId: string }>;
  readonly Advancing: ComponentType<{ readonly showId: string }>;
  readonly Invoices: ComponentType<{ readonly companyId: string }>;
  readonly Portal: ComponentType<{
    readonly contactId: string;
    readonly name: string;
    readonly email: string;
  }>;
}
const None = () => null;
/** The app provides the cards: their domains are above this kit, and importing them here would be circular. */
export const RecordCardsContext = createContext<RecordCards>({
  Notes: None,
  Checklist: None,
  Tasks: None,
  Emails: None,
  Files: None,
  FileLinks: None,
  Log: None,
  ArtistBooking: None,
  Statements: None,
  Advancing: None,
  Invoices: None,
  Portal: None,
});

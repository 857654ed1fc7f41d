import { useQuery } from '@tanstack/react-query';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { contactsOf } from '#web/domains/identity/roster/widgets/contact-words.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { type Proposed, proposedPeople } from '../model/people.ts';

function useContactsOf(companyId: string | undefined) {
  const can = useCan();
  const enabled = companyId !== undefined && can('contact.read');
  const { data, isLoading } = useQuery({
    ...queryOf(contactContract.routes.list, { body: contactsOf(companyId ?? '') }),
    enabled,
  });
  return { rows: data?.rows ?? [], isLoading: enabled && isLoading };
}

/** The people of a show who may be asked; undefined until they are known. */
export function usePeople(show: Show): readonly Proposed[] | undefined {
  const promoter = useContactsOf(show.promoter?.companyId);
  const venue = useContactsOf(show.venue?.venueId);
  if (promoter.isLoading || venue.isLoading) return undefined;
  return proposedPeople(show, { promoter: promoter.rows, venue: venue.rows });
}

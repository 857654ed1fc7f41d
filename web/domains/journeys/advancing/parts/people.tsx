import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { advancingContract } from '#shared/domains/journeys/advancing/contract.ts';
import { contactOf } from '#shared/domains/journeys/advancing/show-contact.ts';
import { isPerson } from '#web/domains/journeys/advancing-template/widgets/answer-shapes.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { Item } from '../model/items.ts';
import { useAct } from '../queries.ts';
import { useDeciding } from './decisions.ts';

/** Makes the people of an answer contacts of the agency, one by one. */
export function People({ item }: { readonly item: Item }) {
  const { t } = useLingui();
  const can = useCan();
  const { request, may } = useDeciding();
  const taking = useAct(advancingContract.routes.takeContact, request.id);
  const { key, rev, answer } = item;
  const value = answer?.value;
  const people = (Array.isArray(value) ? value : [value]).filter(isPerson);
  if (people.length === 0) return null;
  return (
    <span className="row wrap">
      {people.map(({ name }, index) => {
        const place = `${key}-${index}`;
        const contact = contactOf(request, key, index);
        if (contact?.name === name)
          return (
            <PageLink key={place} to={`/contact/${contact.contactId}`} className="link">
              <Trans>Contact: {name}</Trans>
            </PageLink>
          );
        return (
          may &&
          can('contact.create') && (
            <Button
              key={place}
              size="sm"
              icon={<UserPlus size={13} aria-hidden="true" />}
              aria-label={t`Add ${name} to contacts`}
              disabled={taking.isPending}
              onClick={() => taking.mutate({ key, rev, index })}
            >
              {people.length > 1 ? name : t`Add to contacts`}
            </Button>
          )
        );
      })}
    </span>
  );
}

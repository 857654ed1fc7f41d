import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { fullName } from '#shared/domains/relations/contact/rules.ts';
import type { ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import { duplicateContract } from '#shared/domains/relations/duplicate/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { Alike } from '../parts/alike.tsx';
import type { AlikeRows } from '../parts/alike-notice.tsx';
import { PAUSE_MS } from '../parts/pause.ts';

/** Inside the form of a new contact: those like it. */
export function ContactAlike({ onTake }: Pick<AlikeRows, 'onTake'>) {
  const can = useCan();
  const { firstName = '', infix = '', lastName = '', email, mobile } = useWatch<ContactInput>();
  const body = useSettled({ name: fullName({ firstName, infix, lastName }), email, mobile }, PAUSE_MS);
  const { data } = useQuery({
    ...queryOf(duplicateContract.routes.contacts, { body }),
    enabled: can('contact.read') && Boolean(body.email || body.mobile || lastName),
    retry: false,
    meta: { quiet: true },
  });
  return <Alike base="/contact" rows={data?.rows ?? []} onTake={onTake} />;
}

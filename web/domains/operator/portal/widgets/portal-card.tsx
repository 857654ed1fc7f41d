import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { LinksCard } from '#web/domains/agreements/agreement/widgets/sent-links.tsx';
import { call, mutationOf, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toaster.ts';

const { copy, links, send, withdraw } = portalContract.routes;

/** Sends a contact the page with all that is open from them, and lists its links. */
export function PortalCard({ contactId, name, email }: Readonly<{ contactId: string; name: string; email: string }>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const may = useCan()('contact.update');
  const params = { id: contactId };
  const query = queryOf(links, { params });
  const sending = useMutation({
    ...mutationOf(send),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: query.queryKey });
      toast(t`The page is on its way to ${name}`);
    },
  });
  if (!may || !email) return null;
  const at = (linkId: string) => ({ params: { ...params, linkId }, body: {} });
  return (
    <>
      <Card
        title={t`Page for this contact`}
        action={
          <Button
            kind="ghost"
            icon={<Send size={14} />}
            busy={sending.isPending}
            onClick={() => sending.mutate({ params, body: {} })}
          >
            {t`Email link`}
          </Button>
        }
      >
        <p className="card-b meta">
          {t`One link to all that is open: documents to sign, quotes, invoices, statements, advancing and guest lists.`}
        </p>
      </Card>
      <LinksCard
        query={query}
        copy={(linkId) => call(copy, at(linkId))}
        withdraw={(linkId) => call(withdraw, at(linkId))}
        activityKey={queryOf(contactContract.routes.activity, { params, query: {} }).queryKey}
      />
    </>
  );
}

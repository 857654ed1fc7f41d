import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import type { Feed, FeedInput } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
import { icalendarTemplateContract } from '#shared/domains/reference/icalendar-template/contract.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { kindsWith } from '#shared/records.ts';
import { ArtistsField } from '#web/domains/identity/roster/widgets/artists-field.tsx';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { call } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { useKindWords } from '#web/ui/record/kinds.ts';
import { toast } from '#web/ui/toaster.ts';
import { comingQuery, feedQuery, feedsQuery } from '../queries.ts';
import { AlarmField, ChoicesField, OwnerField } from './filter-fields.tsx';

const inputOf = ({
  title,
  locale,
  templateId,
  alarmMinutes,
  kinds,
  phases,
  artistIds,
  ownerIds,
}: Feed): EveryField<FeedInput> => ({
  title,
  locale,
  templateId,
  alarmMinutes,
  kinds,
  phases,
  artistIds,
  ownerIds,
});

function useSaving(feed: Feed) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useZodForm<FeedInput, FeedInput>({
    schema: () => import('./form-schemas.ts').then(({ FeedSchema }) => FeedSchema as never),
    defaultValues: inputOf(feed),
    onSubmit: async (body) => {
      const { update } = icalendarFeedContract.routes;
      const after = await call(update, { params: { id: feed.id }, body: { ...body, rev: feed.rev } });
      queries.setQueryData(feedQuery(feed.id).queryKey, after);
      await Promise.all([
        queries.invalidateQueries({ queryKey: feedsQuery().queryKey }),
        queries.invalidateQueries({ queryKey: comingQuery(feed.id).queryKey }),
      ]);
      toast(t`Feed saved`);
    },
  });
}

function FeedOptions() {
  const { t } = useLingui();
  const can = useCan();
  return (
    <div className="cols2">
      {can('masterData.read') && (
        <MasterSelect name="templateId" label={t`Template`} list={icalendarTemplateContract.routes.list} />
      )}
      <SelectField name="locale" label={t`Language`} options={LOCALE_OPTIONS} />
      <AlarmField />
    </div>
  );
}

/** Asks for the content and the format of the feed. */
export function FeedForm({ feed }: { readonly feed: Feed }) {
  const words = useKindWords('many');
  const { t } = useLingui();
  const form = useSaving(feed);
  const id = useId();
  const artists = feed.artistIds.map((id) => ({ id, name: feed.names[id] ?? '' }));
  const save = (
    <Button size="sm" kind="primary" type="submit" form={id} busy={form.busy} disabled={!form.dirty}>
      {t`Save feed`}
    </Button>
  );
  return (
    <Card title={t`Contents`} action={save}>
      <Form form={form} id={id} className="card-b if-form">
        <ErrorSummary />
        <TextField name="title" label={t`Title`} must maxLength={100} />
        <ChoicesField
          name="kinds"
          label={t`Appointments`}
          options={{
            ...Object.fromEntries(kindsWith('calendar').map((kind) => [kind, words[kind]])),
            private: t`Other entries`,
          }}
        />
        <ChoicesField
          name="phases"
          label={t`Show status`}
          options={{ confirmed: t({ context: 'shows', message: 'Confirmed' }), options: t`Options` }}
        />
        <ArtistsField artists={artists} max={100} />
        <OwnerField names={feed.names} />
        <FeedOptions />
      </Form>
    </Card>
  );
}

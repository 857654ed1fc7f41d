import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { optionEnd } from '#shared/domains/booking/show/rules.ts';
import type { ShowInput } from '#shared/domains/booking/show/schemas.ts';
import { isId } from '#shared/kernel/record/ids.ts';
import { isLocalDate, isLocalDateTime } from '#shared/kernel/time/date.ts';
import { useInternal } from '#web/domains/booking/show/widgets/use-internal.ts';
import { useFreeValues } from '#web/domains/identity/free-field/widgets/use-free-fields.ts';
import { statusOfPhase } from '#web/domains/reference/status/widgets/status-menu.ts';
import { statusesQuery, useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/button.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { useZodForm, type ZodForm } from '#web/ui/form/use-zod-form.ts';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { rememberName } from '#web/ui/record/known-items.ts';
import { useKnownNames } from '#web/ui/record/use-known-names.ts';
import { toast } from '#web/ui/toaster.ts';
import { newShowValues, type ShowValues, toSend } from '../model/form.ts';
import { fetchShowMessages } from '../model/messages.ts';
import { FormAside } from '../parts/form-aside.tsx';
import { sourceOf } from '../parts/references.ts';
import { useShowSections } from '../parts/show-sections.tsx';
import { useOnlyArtist } from '../parts/use-only-artist.ts';
import { useSuggestedEnd } from '../parts/use-suggested-end.ts';
import { useSuggestedRank } from '../parts/use-suggested-rank.ts';
import { showWritten } from '../widgets/show-writes.ts';
import { useReleaseRivals } from '../widgets/use-release-rivals.ts';

const route = getRouteApi('/app/show/new');

const ExternalNewForm = part(async () => (await import('../parts/external-forms.tsx')).ExternalNewForm);

const timeIn = (text: string | undefined) => (text && isLocalDateTime(text) ? text : undefined);
/** Returns undefined for a text that is no day, which means no day. */
const dayIn = (text: string) => (isLocalDate(text) ? text : undefined);
const idIn = (text: string | undefined) => (text && isId(text) ? text : undefined);

/** The day, its hours, the artist and the production that were in view, and what was already chosen. */
function useAsked() {
  const { date, start, end, rank, expiresOn, ...ids } = route.useSearch();
  const [artistId, productionId] = [idIn(ids.artistId), idIn(ids.productionId)];
  const [venueId, statusId] = [idIn(ids.venueId), idIn(ids.statusId)];
  useKnownNames([
    ...(artistId ? [{ source: sourceOf.artist, id: artistId }] : []),
    ...(productionId ? [{ source: sourceOf.production, id: productionId }] : []),
    ...(venueId ? [{ source: sourceOf.venue, id: venueId }] : []),
  ]);
  const day = date && isLocalDate(date.slice(0, 10)) ? date.slice(0, 10) : localToday();
  const chosen = {
    ...(venueId ? { venueId } : {}),
    ...(statusId ? { statusId } : {}),
    ...(rank ? { rank } : {}),
    ...(expiresOn ? { expiresOn: dayIn(expiresOn) } : {}),
  };
  return { artistId, productionId, date: day, start: timeIn(start), end: timeIn(end), chosen };
}

/** Returns the start values of the form: from the address, the usual status, the user as owner. */
function useStart() {
  const { chosen, ...asked } = useAsked();
  const { user, tenant } = useMe();
  useSuspenseQuery(statusesQuery('show'));
  const { all } = useStatuses('show');
  rememberName(user.id, user.name);
  const usual = newShowValues({
    ...asked,
    statusId: statusOfPhase(all, 'options', 'Option')?.id ?? '',
    ownerId: user.id,
    currency: tenant.currency,
    expiresOn: optionEnd(localToday(), tenant.optionDays, asked.date),
  });
  return { values: { ...usual, ...chosen }, chosen };
}

function useNewShow() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { byId } = useStatuses('show');
  const stay = useRef(false);
  const releaseRivals = useReleaseRivals();
  const { values, chosen } = useStart();
  const form = useZodForm<ShowValues, ShowInput>({
    schema: () => import('../parts/form-schemas.ts').then(({ ShowSchema }) => ShowSchema),
    messages: fetchShowMessages,
    defaultValues: { ...values, freeFields: useFreeValues('show')() },
    onSubmit: async (values) => {
      const isOption = byId.get(values.statusId)?.phase === 'options';
      const show = await call(showContract.routes.insert, { body: toSend(values, isOption) });
      showWritten(client, [show]);
      toast(t`Show ${show.number} created`);
      await releaseRivals(undefined, show);
      const params = { key: show.id };
      await navigate({ to: stay.current ? '/show/$key/edit' : '/show/$key', params });
    },
  });
  return { stay, chosen, form };
}

function useSuggestions(chosen: ReturnType<typeof useStart>['chosen'], form: ZodForm<ShowValues, ShowInput>) {
  const [artistIds, productionId] = useWatch({ control: form.form.control, name: ['artistIds', 'productionId'] });
  useOnlyArtist(productionId, artistIds.length === 0, ({ artistId, name }) => {
    rememberName(artistId, name);
    form.form.setValue('artistIds', [artistId]);
  });
  useSuggestedRank(form.form, 'rank' in chosen);
  const { optionDays } = useMe().tenant;
  useSuggestedEnd(form.form, localToday(), 'expiresOn' in chosen ? undefined : optionDays);
}

function NewForm() {
  const navigate = useNavigate();
  const { stay, chosen, form } = useNewShow();
  useSuggestions(chosen, form);
  const asked = useRef(false);
  // Every submit decides for itself: a refused one leaves no trace.
  const submit: typeof form.submit = (event) => {
    stay.current = asked.current;
    form.submit(event);
  };
  const saveAndStay = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    asked.current = true;
    currentTarget.form?.requestSubmit();
    asked.current = false;
  };
  return (
    <FormPage
      form={{ ...form, submit }}
      title={<Trans>New show</Trans>}
      crumbs={[{ label: <Trans>Shows</Trans>, to: '/show' }, { label: <Trans>New show</Trans> }]}
      sections={useShowSections()}
      action={<Trans>Create show</Trans>}
      secondary={
        <Button onClick={saveAndStay}>
          <Trans>Save and stay</Trans>
        </Button>
      }
      onCancel={() => void navigate({ to: '/show' })}
      aside={<FormAside />}
    />
  );
}

function AskForm() {
  const { date, artistId } = useAsked();
  return <ExternalNewForm date={date} artistId={artistId} />;
}

export function ShowNewPage() {
  if (useInternal()) return <NewForm />;
  return (
    <Later lines={8}>
      <AskForm />
    </Later>
  );
}

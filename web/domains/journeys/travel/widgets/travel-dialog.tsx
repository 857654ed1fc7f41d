import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ClashQuestion } from '#shared/domains/journeys/show-travel/contract.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { kebab } from '#shared/kernel/contract/route.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import type { Meta } from '#shared/kernel/record/record.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { type Bare, call } from '#web/platform/api.ts';
import { localToday } from '#web/platform/today.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { DialogSize } from '#web/ui/dialog-props.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import type { FormMessages, FormSchema } from '#web/ui/form/resolver.ts';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { FormClashes } from '../parts/form-clashes.tsx';
import { useFirstArtist } from '../parts/use-first-artist.ts';
import type { TravelRecord } from './travel-model.ts';
import { TravelWithin } from './travel-show.ts';
import type { TravelDialogProps } from './travel-start.ts';

/** The start of a form: the record to edit, and the first artist. */
export interface TravelFormProps<R> {
  readonly record: R | undefined;
  readonly artist: PickerItem | null;
}
interface ById {
  readonly params: { readonly id: string };
}
/** The form of a kind of travel and its writes. */
export interface TravelFormKind<In extends FieldValues, Out, R> {
  readonly area: TravelKind;
  readonly size: DialogSize;
  readonly schema: FormSchema<Out>;
  /** The messages of this kind for values that its schema refuses. */
  readonly messages?: FormMessages;
  readonly blank: (date: LocalDate, artistId: string | undefined) => In;
  readonly valuesOf: (record: R) => In;
  readonly routes: {
    /** With a `showId`, the record belongs to that show from the first. */
    readonly create: Bare<{ readonly body: Out & { readonly showId?: string } }, R>;
    readonly update: Bare<ById & { readonly body: Out & { readonly rev: number } }, R>;
  };
  readonly form: ComponentType<TravelFormProps<R>>;
  /** Returns the stretches of time and place, for the check of clashes. */
  readonly stretchesOf: (values: In) => ClashQuestion['stretches'];
  readonly words: Readonly<Record<'newTitle' | 'editTitle' | 'create' | 'save' | 'saved', ReactNode>>;
}
interface Props<In extends FieldValues, Out, R> extends TravelDialogProps<R> {
  readonly kind: TravelFormKind<In, Out, R>;
  /** False while data are loading that the fields need. */
  readonly ready?: boolean;
}

/** Creates a journey or stay, or updates the given one. */
export function TravelDialog<In extends FieldValues, Out, R extends TravelRecord & Meta>(props: Props<In, Out, R>) {
  const { kind, record, start = {}, ready = true, onClose } = props;
  const { artist, isLoading } = useFirstArtist(record?.artists[0], record ? undefined : start.artistId);
  if (isLoading || !ready)
    return (
      <Dialog open size={kind.size} title={record ? kind.words.editTitle : kind.words.newTitle} onClose={onClose}>
        <SkeletonLines lines={8} />
      </Dialog>
    );
  return <Opened key={record?.id} {...props} artist={artist} />;
}

type OpenedProps<In extends FieldValues, Out, R> = Props<In, Out, R> & Pick<TravelFormProps<R>, 'artist'>;
function Opened<In extends FieldValues, Out, R extends TravelRecord & Meta>(props: OpenedProps<In, Out, R>) {
  const { kind, record, start = {}, artist, onClose, onSaved } = props;
  const { words, valuesOf, form: Fields, stretchesOf } = kind;
  const { date = localToday(), showId } = start;
  const form = useRecordForm<In, Out, R>({
    domain: kebab(kind.area),
    alsoTouched: ['show-travel', 'planning'],
    schema: kind.schema,
    ...(kind.messages ? { messages: kind.messages } : {}),
    record,
    values: record ? valuesOf(record) : kind.blank(date, artist?.key),
    valuesOf,
    create: (body) => call(kind.routes.create, { body: { ...body, ...(showId ? { showId } : {}) } }),
    update: (body, id) => call(kind.routes.update, { params: { id }, body }),
    onSaved: (saved) => {
      toast(words.saved);
      onSaved(saved);
    },
  });
  return (
    <FormDialog
      form={form}
      size={kind.size}
      title={record ? words.editTitle : words.newTitle}
      action={record ? words.save : words.create}
      keys="mod+enter"
      onClose={onClose}
    >
      <TravelWithin value={{ showId: showId ?? record?.linkedShows[0]?.showId, recordId: record?.id }}>
        <Fields record={record} artist={artist} />
        <FormClashes stretchesOf={stretchesOf} />
      </TravelWithin>
    </FormDialog>
  );
}

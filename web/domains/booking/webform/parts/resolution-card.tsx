import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import type { Candidate, Resolution } from '#shared/domains/booking/webform/submission.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import type { PickerProps } from '#web/ui/record/record-picker.tsx';
import { Tag } from '#web/ui/status.tsx';

/** Proposes a decision: the first existing candidate, else a new company if the answers suffice. */
export const guess = ([first]: readonly Candidate[], canAdd: boolean): Resolution =>
  first ? { action: 'merge', companyId: first.companyId } : { action: canAdd ? 'add' : 'discard' };

interface ChoiceProps {
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
}
const Choice = ({ children, ...rest }: ChoiceProps) => (
  <label className="wf-choice">
    <input type="radio" {...rest} />
    {children}
  </label>
);

function CandidateText({ candidate: { name, cityCountry, by } }: { readonly candidate: Candidate }) {
  return (
    <>
      <span className="col">
        <span className="strong cut">
          <Trans>Use {name}</Trans>
        </span>
        <span className="meta cut">{cityCountry}</span>
      </span>
      {by.includes('email') && (
        <Tag>
          <Trans>same email</Trans>
        </Tag>
      )}
      {by.includes('name') && (
        <Tag>
          <Trans>same name</Trans>
        </Tag>
      )}
    </>
  );
}

interface ResolutionCardProps {
  readonly title: string;
  /** The answer as written; empty without an answer. */
  readonly written: string;
  readonly candidates: readonly Candidate[];
  readonly picker: ComponentType<PickerProps>;
  /** Whether the answers suffice for a new company and the user may add one. */
  readonly canAdd: boolean;
  readonly value: Resolution;
  readonly onChange: (value: Resolution) => void;
}
/** Tells whether the decision is complete: a merge needs a company. */
export const isChosen = ({ action, companyId }: Resolution): boolean => action !== 'merge' || Boolean(companyId);

interface OtherCompanyProps {
  readonly Picker: ComponentType<PickerProps>;
  readonly other: PickerItem | null;
  readonly pick: (item: PickerItem | null) => void;
}
function OtherCompany({ Picker, other, pick }: OtherCompanyProps) {
  const { t } = useLingui();
  return (
    <div className="wf-pick">
      <Field label={t`Which one`}>
        <Picker value={other} onChange={pick} />
      </Field>
    </div>
  );
}

interface CandidateChoiceProps extends Pick<ResolutionCardProps, 'value' | 'onChange'> {
  readonly name: string;
  readonly candidate: Candidate;
}
function CandidateChoice({ value, onChange, name, candidate }: CandidateChoiceProps) {
  return (
    <Choice
      name={name}
      checked={value.action === 'merge' && value.companyId === candidate.companyId}
      onChange={() => onChange({ action: 'merge', companyId: candidate.companyId })}
    >
      <CandidateText candidate={candidate} />
    </Choice>
  );
}

interface AddChoiceProps extends Pick<ResolutionCardProps, 'written' | 'canAdd' | 'value' | 'onChange'> {
  readonly name: string;
}
function AddChoice({ written, canAdd, value, onChange, name }: AddChoiceProps) {
  return (
    <Choice
      name={name}
      checked={value.action === 'add'}
      disabled={!canAdd}
      onChange={() => onChange({ action: 'add' })}
    >
      {written ? <Trans>Add {written}</Trans> : <Trans>Add</Trans>}
    </Choice>
  );
}

/** Decides on a company or venue of the request: merge it with an existing one, add it, or leave it out. */
export function ResolutionCard(props: ResolutionCardProps) {
  const { title, written, candidates, picker: Picker, canAdd, value, onChange } = props;
  const { t } = useLingui();
  const name = useId();
  const choice = { name, value, onChange };
  const [other, setOther] = useState<PickerItem | null>(null);
  const searching =
    value.action === 'merge' && !candidates.some((candidate) => candidate.companyId === value.companyId);
  const pick = (item: PickerItem | null) => {
    setOther(item);
    onChange({ action: 'merge', companyId: item?.key });
  };
  return (
    <Card title={title} action={<span className="meta cut">{written || t`not given`}</span>}>
      <fieldset className="wf-choices" aria-label={title}>
        {candidates.map((candidate) => (
          <CandidateChoice key={candidate.companyId} {...choice} candidate={candidate} />
        ))}
        <Choice name={name} checked={searching} onChange={() => pick(other)}>
          {t`Use an existing one`}
        </Choice>
        {searching && <OtherCompany Picker={Picker} other={other} pick={pick} />}
        <AddChoice {...choice} written={written} canAdd={canAdd} />
        <Choice name={name} checked={value.action === 'discard'} onChange={() => onChange({ action: 'discard' })}>
          {t`Don't add`}
        </Choice>
      </fieldset>
    </Card>
  );
}

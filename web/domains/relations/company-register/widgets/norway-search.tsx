import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import {
  companyRegisterContract,
  type RegisteredCompany,
} from '#shared/domains/relations/company-register/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { says } from '#web/platform/says.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/status.tsx';

const MIN = 2;

interface Choice {
  readonly onChoose: (company: RegisteredCompany) => void;
}
function Hits({ keyword, onChoose }: Choice & { readonly keyword: string }) {
  const { data, isError } = useQuery({
    ...queryOf(companyRegisterContract.routes.searchNorway, { query: { keyword } }),
    retry: false,
  });
  if (isError || data?.failed)
    return (
      <Notice tone="amber">
        <Trans>The register isn't responding. Fill in the company yourself, or try again later.</Trans>
      </Notice>
    );
  if (!data) return <SkeletonLines lines={3} />;
  if (data.rows.length === 0) return <p className="meta sentence">{says('noResults')}</p>;
  return (
    <ul className="lines">
      {data.rows.map((company) => (
        <li key={company.organisationNumber}>
          <button type="button" className="row grow" onClick={() => onChoose(company)}>
            <span className="strong cut">{company.name}</span>
            <span className="num micro">{company.organisationNumber}</span>
            <span className="micro cut">{company.address.city}</span>
            {company.isClosing && (
              <Tag tone="red">
                <Trans>being wound up</Trans>
              </Tag>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

type KeywordFieldProps = Readonly<{ typed: string; setTyped: (next: string) => void; search: () => void }>;
function KeywordField({ typed, setTyped, search }: KeywordFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Name or organisation number`}>
      <Input
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search();
        }}
      />
    </Field>
  );
}

/** Looks a company up in the Norwegian register and hands over what stands there. */
export function NorwaySearch({ onChoose }: Choice) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const search = () => setKeyword(typed.trim());
  return (
    <>
      <Button icon={<Search size={14} />} onClick={() => setOpen(true)}>
        <Trans>Search the Norwegian register</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Norwegian register of companies</Trans>}
        actions={
          <Button kind="primary" disabled={typed.trim().length < MIN} onClick={search}>
            <Trans>Search</Trans>
          </Button>
        }
      >
        <KeywordField typed={typed} setTyped={setTyped} search={search} />
        {keyword.length >= MIN && (
          <Hits
            keyword={keyword}
            onChoose={(company) => {
              setOpen(false);
              onChoose(company);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { PAGE_NUMBERS } from '#shared/kernel/contract/paging.ts';
import { Button, IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { Input } from '../input.tsx';
import { cleanNumber } from './clean-number.ts';
import { pageNumbers, typedPage } from './page-numbers.ts';
import { Popup } from './popup.tsx';
import './controls.css';

type PageSelectorProps = Readonly<{ page: number; pageCount: number; onChange: (page: number) => void }>;

function PageButton({ open, setOpen }: { readonly open: boolean; readonly setOpen: (next: boolean) => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className="ctl-page"
      aria-expanded={open}
      aria-haspopup="dialog"
      onClick={() => setOpen(!open)}
    >
      {t`Go to page`}
    </button>
  );
}

function GoToPage({ pageCount, onChange }: Omit<PageSelectorProps, 'page'>) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const page = typedPage(text, pageCount);
  const close = () => {
    setOpen(false);
    setText('');
  };
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (page === undefined) return;
    close();
    onChange(page);
  };
  const control = <PageButton open={open} setOpen={setOpen} />;
  return (
    <Popup open={open} onClose={close} control={control}>
      <form className="row ctl-goto" role="dialog" aria-label={t`Go to page`} onSubmit={go}>
        <Input
          autoFocus
          figures
          inputMode="numeric"
          aria-label={t`Page, 1 to ${pageCount}`}
          aria-invalid={text !== '' && page === undefined}
          value={text}
          onChange={(event) => setText(cleanNumber(event.target.value))}
        />
        <Button type="submit" kind="primary" disabled={page === undefined}>
          {t`Go`}
        </Button>
      </form>
    </Popup>
  );
}

/** Numbered pages; above 7 of them a popup goes to any. */
export function PageSelector({ page, pageCount, onChange }: PageSelectorProps) {
  const { t } = useLingui();
  if (pageCount < 2) return null;
  return (
    <nav className="row ctl-pages" aria-label={t`Pages`}>
      <IconButton label={t`Previous page`} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft size={15} />
      </IconButton>
      {pageNumbers(page, pageCount).map((number) => (
        <button
          key={number}
          type="button"
          className={cx('ctl-page num', number === page && 'on')}
          aria-label={t`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChange(number)}
        >
          {number}
        </button>
      ))}
      <IconButton label={t`Next page`} disabled={page >= pageCount} onClick={() => onChange(page + 1)}>
        <ChevronRight size={15} />
      </IconButton>
      {pageCount > PAGE_NUMBERS && <GoToPage pageCount={pageCount} onChange={onChange} />}
    </nav>
  );
}

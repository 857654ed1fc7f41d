import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Kbd } from '../kbd.tsx';

const TYPING_MS = 250;

type SearchFieldProps = Readonly<{ label: string; value: string; onChange: (value: string) => void }>;
/** Asks once typing rests. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => {
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onChange(text.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <span className="in fsearch">
      <Search size={13} aria-hidden="true" />
      <input
        type="search"
        data-page-filter
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Kbd keys="/" />
    </span>
  );
}

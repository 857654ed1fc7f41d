import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import './file.css';

/** As wide as the pane: a sheet of A4 would be cut off beside the fields. */
const REFLOW = { ignoreWidth: true, ignoreHeight: true };

/** A Word file to glance at, where nothing could make a PDF of it; Word itself may break lines and pages elsewhere. */
export function DocxView({ file, label }: { readonly file: Blob; readonly label: string }) {
  const sheet = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    void import('docx-preview')
      .then(({ renderAsync }) =>
        current && sheet.current ? renderAsync(file, sheet.current, undefined, REFLOW) : undefined,
      )
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [file]);
  return (
    <div className="pdf">
      <div className="pdf-bar">
        <span className="meta">
          {failed ? (
            <Trans>This document can't be previewed. Download it to read it.</Trans>
          ) : (
            <Trans>Line and page breaks may differ in Word.</Trans>
          )}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="pdf-sheets docx" ref={sheet} aria-label={label} tabIndex={0} />
    </div>
  );
}

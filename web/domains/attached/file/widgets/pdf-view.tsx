import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { formatNumber } from '#web/platform/format.ts';
import { IconButton } from '#web/ui/button.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import 'react-pdf/dist/Page/TextLayer.css';
import { useMarks } from './use-marks.ts';
import './file.css';

// From our own origin, as the content policy asks.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2];
/** A page is never drawn wider than an A4 sheet on screen. */
const PAGE_WIDTH = 780;
const GUTTER = 32;

/** Width of the pane, as it changes. */
function useWidth() {
  const pane = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!pane.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(pane.current);
    return () => observer.disconnect();
  }, []);
  return { pane, width };
}

function Zoom({ zoom, onZoom }: { readonly zoom: number; readonly onZoom: (zoom: number) => void }) {
  const { t } = useLingui();
  const at = ZOOMS.indexOf(zoom);
  const step = (by: number) => onZoom(ZOOMS[at + by] ?? zoom);
  return (
    <span className="row">
      <IconButton label={t`Smaller`} disabled={at === 0} onClick={() => step(-1)}>
        <Minus size={14} />
      </IconButton>
      <span className="meta num">{formatNumber(zoom, { style: 'percent' })}</span>
      <IconButton label={t`Larger`} disabled={at === ZOOMS.length - 1} onClick={() => step(1)}>
        <Plus size={14} />
      </IconButton>
    </span>
  );
}

function NoPreview() {
  return (
    <p className="meta" role="alert">
      <Trans>This document can't be previewed. Download it to read it.</Trans>
    </p>
  );
}

/** A drawn page. */
export interface Sheet {
  /** From 1. */
  readonly page: number;
  /** Points, as the page is shown. */
  readonly width: number;
  readonly height: number;
  /** Pixels of a point. */
  readonly scale: number;
}
interface SheetPageProps {
  readonly page: number;
  /** Pixels. */
  readonly width: number;
  readonly over: PdfViewProps['over'];
  readonly marked: PdfViewProps['marked'];
}
function SheetPage({ page, width, over, marked }: SheetPageProps) {
  const [size, setSize] = useState<Pick<Sheet, 'width' | 'height'>>();
  const marks = useMarks(marked);
  return (
    <Page
      pageNumber={page}
      width={width}
      renderAnnotationLayer={false}
      renderTextLayer={!over}
      loading=""
      {...marks}
      onLoadSuccess={({ originalWidth, originalHeight }) => setSize({ width: originalWidth, height: originalHeight })}
    >
      {size && over?.({ page, ...size, scale: width / size.width })}
    </Page>
  );
}

interface PdfViewProps {
  readonly file: Blob;
  /** Names the document for screen readers. */
  readonly label: string;
  /** Draws over each page. The text of the page can then not be marked. */
  readonly over?: ((sheet: Sheet) => ReactNode) | undefined;
  /** The values that are marked on the pages. */
  readonly marked?: readonly string[] | undefined;
}
/** A PDF to read in the page: all its sheets below each other, with their text. */
export function PdfView({ file, label, over, marked }: PdfViewProps) {
  const { pane, width: now } = useWidth();
  // While the pane is drawn wider the sheets stay: each new width empties them until they are drawn again.
  const width = useSettled(now) || now;
  const [pages, setPages] = useState(0);
  const [zoom, setZoom] = useState(1);
  const sheet = Math.max(200, Math.min(PAGE_WIDTH, width - GUTTER)) * zoom;
  return (
    <div className="pdf">
      <div className="pdf-bar">
        <span className="meta num">{pages > 0 && <Plural value={pages} one="# page" other="# pages" />}</span>
        <span className="push" />
        <Zoom zoom={zoom} onZoom={setZoom} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="pdf-sheets" ref={pane} aria-label={label} tabIndex={0}>
        <Document
          file={file}
          onLoadSuccess={({ numPages }) => setPages(numPages)}
          loading={<SkeletonLines lines={8} />}
          error={<NoPreview />}
        >
          {width > 0 &&
            Array.from({ length: pages }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              <SheetPage key={i} page={i + 1} width={sheet} over={over} marked={marked} />
            ))}
        </Document>
      </section>
    </div>
  );
}

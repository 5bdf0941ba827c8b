import { PICKUP_SLOTS } from '@hireyard/contract';
import { fill } from './invoice-formats.ts';
import type { OffHireProof } from './off-hire-proof.ts';
import { type Column, drawTable, INK, type PdfWriter, QUIET, startPdf } from './pdf-writer.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

/** Renders the off-hire note in the reader's language and the depot's time zone. */
export async function offHirePdf(proof: OffHireProof): Promise<Uint8Array> {
  const texts = DOCUMENT_TEXTS[proof.language];
  const title = fill(texts.offHire.title, { number: proof.number });
  const at = new Date(proof.offHire.createdAt);
  const pdf = startPdf({ title, author: proof.company, language: proof.language, at });
  draw(pdf, proof, title);
  return pdf.finish((page, pages) => `${title} · ${fill(texts.page, { page, pages })}`);
}

function draw(pdf: PdfWriter, proof: OffHireProof, title: string): void {
  const { doc, write, width } = pdf;
  const { language, dateLocale, offHire, client, company } = proof;
  const texts = DOCUMENT_TEXTS[language];
  const own = texts.offHire;
  const { depot, address, lines, createdBy } = offHire;
  const times = new Intl.DateTimeFormat(dateLocale, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone: depot.timeZone,
    timeZoneName: 'short',
  });
  const time = (instant: string) => times.format(new Date(instant));

  write('H1', title, { size: 20, bold: true, gap: 6 });
  write('P', `${own.rentStops}: ${time(offHire.offRentAt)}`, { size: 14, bold: true, gap: 4 });
  write('P', own.proof, { color: QUIET, gap: 12 });

  const party = (heading: string, text: readonly string[]) => {
    write('H2', heading, { bold: true, color: QUIET });
    write('P', text.join('\n'), { color: INK, gap: 8 });
  };
  party(texts.issuedBy, [company, `${own.depot}: ${depot.name} · ${depot.phone}`]);
  party(texts.billedTo, [client.name, `${texts.customerNumber} ${client.customerNumber}`]);

  const site = [
    address.name,
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter(Boolean).join(' '),
  ];
  const facts: readonly (readonly [string, string | null])[] = [
    [own.calledOff, `${time(offHire.createdAt)} · ${createdBy?.name ?? company}`],
    [own.address, site.filter(Boolean).join(', ')],
    [own.place, offHire.place],
    [own.transport, transportOf(proof)],
  ];
  for (const [label, value] of facts) if (value) write('P', `${label}: ${value}`);
  doc.y += 12;

  const numbers = new Intl.NumberFormat(language);
  const percents = new Intl.NumberFormat(language, { style: 'percent' });
  const columns: readonly Column[] = [
    { text: own.machine, width: width - 330, align: 'left' },
    { text: own.fleetNumber, width: 75, align: 'left' },
    { text: own.contract, width: 75, align: 'left' },
    { text: own.quantity, width: 50, align: 'right' },
    { text: own.meter, width: 70, align: 'right' },
    { text: own.fuel, width: 60, align: 'right' },
  ];
  const rows = lines.map(({ productCode, fleetNumber, contractNumber, quantity, meterHours, fuelPercent }) => [
    proof.products[productCode] ?? productCode,
    fleetNumber ?? '–',
    contractNumber,
    numbers.format(quantity),
    meterHours === null ? '–' : numbers.format(meterHours),
    fuelPercent === null ? '–' : percents.format(fuelPercent / 100),
  ]);
  drawTable(pdf, columns, rows);
}

/** Describes the return transport and the pick-up window. */
function transportOf({ language, dateLocale, offHire: { transport, window, depot } }: OffHireProof): string {
  const { offHire: texts } = DOCUMENT_TEXTS[language];
  if (transport === 'bringBack') return fill(texts.bringBack, { name: depot.name });
  if (!window) return texts.collect;
  const day = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone: 'UTC' });
  const hours = new Intl.DateTimeFormat(dateLocale, { timeStyle: 'short', timeZone: 'UTC' });
  const { from, to } = PICKUP_SLOTS[window.slot];
  const between = [from, to].map((at) => hours.format(new Date(`${window.date}T${at}:00Z`))).join(' – ');
  return fill(texts.collectOn, { date: `${day.format(new Date(`${window.date}T00:00:00Z`))}, ${between}` });
}

/** The style of what is printed: black on white, one A4 page a lesson, whatever the theme. */

export const STYLE = `
@media screen { .cosine-lab-handouts { display: none; } }
@media print {
  @page { size: A4 portrait; margin: 14mm; }
  body > :not(.cosine-lab-handouts) { display: none !important; }
  html, body { overflow: visible !important; height: auto !important; background: #fff !important; }
  .cosine-lab-handouts { color: #000; font: 11.5pt/1.4 system-ui, sans-serif; }
  .cosine-lab-handouts :is(h1, h2, p, ol, figure) { margin: 0; padding: 0; }
  .cosine-lab-handouts h1 { font-size: 20pt; line-height: 1.2; }
  .cosine-lab-handouts h2 { font-size: 13pt; margin-top: 5mm; break-after: avoid; }
  .cosine-lab-handouts ol { padding-left: 6mm; }
  .cosine-lab-handouts li { margin-top: 3mm; break-inside: avoid; }
  .cosine-lab-handouts article:not(:last-child) { break-after: page; }
  .handout { display: flex; flex-direction: column; gap: 3mm; height: 268mm; overflow: hidden; }
  .handout header { display: flex; justify-content: space-between; gap: 8mm; }
  .handout .code { width: 30mm; height: 30mm; }
  .handout .link { font-size: 9pt; overflow-wrap: anywhere; }
  .handout figure { height: 62mm; flex: none; }
  .handout svg { width: 100%; height: 100%; }
  .handout .axis { stroke: #bbb; stroke-width: .5; }
  .handout .dot { fill: #999; }
  .handout .origin { fill: #fff; stroke: #000; stroke-width: 1; }
  .handout .choices { display: flex; flex-wrap: wrap; gap: 1mm 8mm; margin-top: 1mm; }
  .handout .box { display: inline-block; width: 3.4mm; height: 3.4mm; border: .35mm solid #000; margin-right: 2mm; }
  .handout .blank { width: 40mm; height: 7mm; border-bottom: .25mm solid #000; }
  .handout .lines { flex: 1; min-height: 16mm; overflow: hidden; }
  .handout .lines i { display: block; height: 9mm; border-bottom: .25mm solid #999; }
  .answers .truth { font-weight: 700; }
}`;

import { unseenCompany } from './unseen-company.ts';

/** What somebody writes in place of each planted fault. Rows that only refer to a refused row are not touched. */
const MENDS: Readonly<Record<string, readonly (readonly [wrong: string, right: string])[]>> = {
  'depots.csv': [
    ['47.1899', '47,1899'],
    ['nincs-kukac', 'koszeg@karpat-emelo.example'],
    ['18,23;8;06:00', '18,23;7;06:00'],
    ['Europe/Atlantis', 'Europe/Budapest'],
    [';1;11:00;16:00', ';2;11:00;16:00'],
  ],
  'productGroups.csv': [
    ['CS-3,ures,,', 'CS-3,ures,Üres,'],
    ['CS-4,emelok', 'CS-4,masik'],
  ],
  'products.csv': [
    ['CS-9', 'CS-2'],
    ['gőz', 'diesel'],
    ['G-50\tOLLO-12', 'G-50\tOLLO-13'],
    ['electric\t1,5', 'electric\t2'],
    ['16.5', '16,5'],
  ],
  'stock.csv': [
    ['G-20;-1', 'G-20;1'],
    ['G-10;9;2026.11.01.', 'G-10;9;2026.12.01.'],
    ['2027.02.29.', '2027.02.28.'],
    ['G-20;2,5;2026.11.01.', 'G-20;2;2026.11.15.'],
  ],
  'clients.csv': [
    ['Rhône;000127', 'Rhône;000129'],
    ['HU12345678', 'HU12345676'],
    ['order|parking', 'order'],
    ['nem;maradék', ''],
    ['talán', 'nem'],
  ],
  'addresses.csv': [
    ['90280', '9028'],
    ['"47,66"', '47.66'],
  ],
  'contactPersons.csv': [
    ['Weiß\t', 'Weiß\tjorg@daru.example'],
    ['\tpt', '\tde'],
    ['zoe@daru.example\t06 30 555', 'zoe.muller@daru.example\t+36 30 555 0102'],
  ],
  'projects.csv': [
    ['2026. 02. 29.', '2026. 02. 28.'],
    ['1 000,00;EUR', '1 000,00;HUF'],
    ['Más címe;C-1', 'Más címe;C-5'],
    ['2026. 12. 01.;2026. 11. 01.', '2026. 11. 01.;2026. 12. 01.'],
    ['1250.50', '1250,50'],
    ['26/014;Ugyanaz', '26/017;Ugyanaz'],
    ['30/11/2026', '30.11.2026'],
  ],
  'rates.csv': [
    ['D-2;G-10;;2026.12.31', 'D-2;G-10;;2027.01.01'],
    ['D-4;G-10;U-1;2026.10.01', 'D-4;G-10;U-1;2027.01.01'],
    ['2026.02.29;', '2026.02.01;2026.02.28'],
    ['D-6;G-20;;2026.03.01;;EUR;55,00;250,00', 'D-6;G-20;;2026.01.01;2026.01.31;HUF;22 000,00;99 000,00'],
    ['2026.03.01;;HUF;22000.50', '2025.12.01;2025.12.31;HUF;22000,50'],
    ['U-4', 'U-1'],
    ['2026.03.01;2026.01.01', '2025.11.01;2025.11.30'],
    ['2026.03.01;;HUF;-22', '2025.10.01;2025.10.31;HUF;22'],
  ],
  'users.csv': [
    ['Főnök', 'Buyer'],
    ['Fű;Buyer;J-1', 'Fű;Buyer;J-4'],
    ['eva@rabakoz;', 'eva@daru.example;'],
    ['U-4', 'U-10'],
  ],
  'contracts.csv': [
    ['U-4', 'U-10'],
    ['TEL/99', 'TEL/01'],
    ['S-4;U-1;BSZ-2026/0412', 'S-4;U-1;BSZ-2026/0418'],
    ['0415;TEL/01;J-1', '0415;TEL/01;J-4'],
    ['S-6;U-10;BSZ-2026/0417', 'S-7;U-10;BSZ-2026/0417'],
  ],
  'lines.csv': [
    ['2;EM-0072', '1;EM-0072'],
    ['M-5;S-1;1', 'M-5;S-1;4'],
    ['2027-02-29', '2026-11-02'],
    ['2028-10-05', '2026-10-05'],
    ['11000.50', '11000,50'],
    ['KO-0011;2026-10-05T05:30:00Z;;', 'KO-0011;2026-10-05T05:30:00Z;;2026-11-02T05:30:00Z'],
    ['lejárt', 'onRent'],
    ['2026.10.05', '2026-10-05T05:30:00Z'],
    ['2026.11.31.', '2026.10.31.'],
    ['2026-09-05', '2026-12-05'],
  ],
  'orders.csv': [['TEL/99', 'TEL/01']],
  'readings.csv': [
    ['12.5', '1 205'],
    ['1 100', '1 206'],
    ['M-99', 'M-10'],
    ['2027.02.29', '2026.11.05'],
  ],
  'invoices.csv': [
    ['11000.50', '11000,50'],
    ['I-3;U-1;SZ-26/88', 'I-3;U-1;SZ-26/87'],
    ['2026.10.05', '2026.12.05'],
    ['U-99', 'U-10'],
    ['2025.02.29', '2025.02.28'],
    ['5,00;6,00', '1 000,00;1 270,00'],
    ['1 000,00;;', '1 000,00;27;'],
  ],
  'papers.csv': [
    ['SZL-2.pdf', 'SZL-1.pdf'],
    ['napló', 'deliveryNote'],
  ],
};

/** The same files without a fault. */
export const MENDED_COMPANY = unseenCompany((name, text) =>
  (MENDS[name] ?? []).reduce((mended, [wrong, right]) => {
    if (!mended.includes(wrong)) throw new Error(`${name} has no ${wrong}`);
    return mended.replace(wrong, right);
  }, text),
);

/** Number of its rows, by kind. */
export const MENDED_ROWS = {
  ...{ depots: 7, productGroups: 4, products: 8, stock: 8, clients: 10, addresses: 5, contactPersons: 4, projects: 9 },
  ...{ rates: 11, users: 6, contracts: 7, lines: 13, orders: 1, readings: 5, invoices: 9, papers: 3 },
};

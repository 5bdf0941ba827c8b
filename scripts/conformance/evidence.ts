/** A test, which runs with every commit or every night, or a review by a person on one day. */
export interface Evidence {
  readonly name: string;
  /** File of the test, or of what the review found. */
  readonly file: string;
  /** Words of the test's title or of the page, which a test finds in the file. */
  readonly says: string;
  /** Day of a review. A test counts on the day of the assessment. */
  readonly reviewedOn?: string;
}

const ui = 'packages/ui/src';
const portal = 'packages/portal/src';

export const EVIDENCE = {
  stories: { name: 'axe in every story', file: '.storybook/pictures/setup.ts', says: 'Runs the accessibility addon' },
  pages: { name: 'axe on every page', file: 'e2e/accessibility.spec.ts', says: 'axe finds nothing in' },
  publicPages: {
    name: 'axe on every page before sign-in',
    file: 'e2e/accessibility.spec.ts',
    says: 'axe finds nothing before sign-in',
  },
  reflow: { name: 'no sideways scroll at 320 px', file: 'e2e/accessibility.spec.ts', says: 'width: 320, height: 640' },
  phoneMenu: {
    name: 'the phone menu',
    file: 'e2e/accessibility.spec.ts',
    says: 'the phone menu holds what the header',
  },
  arrival: { name: 'arrival and skip link', file: 'e2e/accessibility.spec.ts', says: 'a route change moves the focus' },
  routes: {
    name: 'one h1 and a title a page',
    file: `${portal}/router/routes.test.tsx`,
    says: 'has one h1 and a title',
  },
  spoken: {
    name: 'what a screen reader says',
    file: `${portal}/router/spoken.test.tsx`,
    says: 'the form of a call-off',
  },
  consent: { name: 'consent by keyboard', file: 'e2e/consent.spec.ts', says: 'by keyboard alone' },
  language: { name: 'language of the page', file: `${portal}/i18n/i18n.test.ts`, says: 'documentElement.lang' },
  contrast: { name: 'contrast of every pair', file: `${ui}/theme/contrast.test.ts`, says: 'contrastRatio' },
  brands: { name: 'contrast of brands', file: `${ui}/theme/brand.test.ts`, says: 'is refused with the pair' },
  logical: {
    name: 'no left and right in styles',
    file: `${ui}/testing/logical.test.ts`,
    says: 'none says left or right',
  },
  form: { name: 'errors of a form', file: `${ui}/components/Form/Form.test.tsx`, says: 'what is wrong, in the order' },
  menu: {
    name: 'menus by keyboard',
    file: `${ui}/components/MenuButton/MenuButton.test.tsx`,
    says: 'opens by keyboard',
  },
  panel: {
    name: 'focus in panels',
    file: `${ui}/components/SidePanel/SidePanel.test.tsx`,
    says: 'the focus stays in it',
  },
  toast: {
    name: 'messages that go away',
    file: `${ui}/components/Toast/Toast.test.tsx`,
    says: 'does not disappear under',
  },
  status: { name: 'status messages', file: `${ui}/components/Toast/Toast.test.tsx`, says: 'in one live region' },
  hover: {
    name: 'content on hover and focus',
    file: `${ui}/rental/NewOrderButton/NewOrderButton.test.tsx`,
    says: 'on focus until Escape',
  },
  upload: {
    name: 'files without dragging',
    file: `${ui}/components/FileUpload/FileUpload.test.tsx`,
    says: 'FileUpload',
  },
  sessions: { name: 'sessions', file: 'e2e/sessions.spec.ts', says: 'SE-0' },
  signIn: { name: 'sign-in', file: `${portal}/areas/auth/sign-in.test.tsx`, says: 'password' },
  pdf: {
    name: 'PDF/A-3a and PDF/UA-1 by veraPDF',
    file: 'packages/server/src/pdf-standards/standards.test.ts',
    says: 'PDF/UA-1',
  },
  statement: {
    name: 'accessibility statement',
    file: `${portal}/areas/auth/accessibility.test.tsx`,
    says: 'what conforms, what does not',
  },
  conditions: {
    name: 'design review: extreme conditions',
    file: 'docs/design-review.md',
    says: 'forced colors',
    reviewedOn: '2026-11-22',
  },
  reading: {
    name: 'review of code and pages for this report',
    file: 'docs/pending.md',
    says: 'Not built yet',
    reviewedOn: '2026-11-30',
  },
} as const satisfies Readonly<Record<string, Evidence>>;

export type EvidenceName = keyof typeof EVIDENCE;

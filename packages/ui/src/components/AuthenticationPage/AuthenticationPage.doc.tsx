import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { documented } from '../../stories/documentation/documentation.ts';
import { privacyEntries } from '../../stories/samples.ts';
import { Form } from '../Form/Form.tsx';
import { PrivacyMenu } from '../PrivacyMenu/PrivacyMenu.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { AuthenticationPage, type AuthenticationPageProps } from './AuthenticationPage.tsx';

const submit = (words: string) => (
  <Button type="submit" variant="contained" size="large">
    {words}
  </Button>
);
const email = <TextField label="E-mail address" type="email" autoComplete="username" />;
const password = <TextField label="Password" type="password" autoComplete="current-password" />;
const signIn = (
  <Form label="Sign in" actions={submit('Sign in')}>
    {email}
    {password}
  </Form>
);
const refused = (
  <Form label="Sign in" error="This address and password do not belong together." actions={submit('Sign in')}>
    {email}
    {password}
  </Form>
);
/** Any drawing does: this one is a plain band in the signal color. */
const band = <div style={{ blockSize: 8, background: 'var(--hy-color-signal)' }} />;
const sample: AuthenticationPageProps = {
  title: 'Sign in',
  headline: 'Everything you have on rent, in one yard.',
  pitch: 'Order, extend and call off machines for each of your projects.',
  children: signIn,
  footer: (
    <p>
      <Link href="#forgot">Forgot password</Link>
    </p>
  ),
  corner: <PrivacyMenu entries={privacyEntries(() => undefined)} />,
  decoration: band,
  // Lower than the window, to fit the documentation page.
  style: { minBlockSize: 480 },
};

export default documented('HyAuthenticationPage', AuthenticationPage, {
  sample,
  notes: `Frame of every page for visitors: sign-in, forgotten password, registration. From 48rem, brand and form are
side by side. In narrower windows, the brand is a slim band above the form, without its headline. After navigation,
move focus to \`headingRef\`.`,
  use: {
    when: ['For every page before sign-in: sign-in, forgotten password, registration.'],
    instead: {
      InstancePage: 'To choose the country first. It has the same frame.',
      AppHeader: 'For the pages after sign-in.',
    },
  },
  behavior: {
    Refusal: 'The form keeps its values, with the reason above it. Never clear the e-mail address.',
    'Low windows': 'The page scrolls as a whole. Nothing in it is fixed.',
  },
  wording: ['The title and the button say the same thing: “Sign in” above, “Sign in” on the button.'],
  screenReader: [
    'The form is the main landmark of the page, and its title the only level-one heading. The reason of a refusal is announced immediately.',
  ],
  related: {
    Form: 'The form in it, with its errors.',
    TextField: 'Its fields. Set autoComplete on each, so that password managers recognize it.',
    PrivacyMenu: 'In its corner.',
    Logo: 'On its panel.',
  },
  anatomy: {
    slots: {
      root: 'The whole page.',
      panel: 'Brand side, with the logo.',
      decoration: 'Drawing of your brand along its lower edge.',
      pitch: 'Purpose of the product, shown from 48rem.',
      headline: 'Purpose in one line.',
      sentence: 'One more sentence.',
      side: 'Form side.',
      corner: 'Privacy menu, for visitors too.',
      form: 'Main part of the page: title, form and links.',
      title: 'The page’s only level-one heading, which takes focus after navigation.',
    },
  },
  wide: true,
  variants: {
    'Sign in': {},
    'Forgot password': {
      props: {
        title: 'Forgot password',
        children: (
          <Form label="Forgot password" actions={submit('Send link')}>
            {email}
          </Form>
        ),
      },
    },
    'Without headline, links, corner and decoration': {
      props: { headline: undefined, pitch: undefined, footer: undefined, corner: undefined, decoration: undefined },
    },
  },
  states: {
    Refused: { props: { children: refused } },
    'Focus, a field': { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <AuthenticationPage {...sample} />,
        say: 'Ask for one thing per page, with links to related pages below the form.',
      },
      dont: {
        show: (
          <AuthenticationPage {...sample} title="Welcome to the portal!" footer={undefined}>
            {signIn}
            <Form label="Register" actions={submit('Register')}>
              <TextField label="Company" />
              {email}
            </Form>
          </AuthenticationPage>
        ),
        say: 'Don’t use a greeting as the title, and don’t put two forms on one page.',
      },
    },
    {
      do: {
        show: <AuthenticationPage {...sample}>{refused}</AuthenticationPage>,
        say: 'Reject without saying which of the two was wrong.',
      },
      dont: {
        show: (
          <AuthenticationPage {...sample}>
            <Form label="Sign in" error="There is no account for this address." actions={submit('Sign in')}>
              {email}
              {password}
            </Form>
          </AuthenticationPage>
        ),
        say: 'Don’t reveal whether an account exists.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the corner, the fields, the button and the links below them.',
    Enter: 'In a field, submits the form. On a link, follows it.',
  },
});

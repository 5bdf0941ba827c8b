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
  // In the page of documentation it is not as high as a window.
  style: { minBlockSize: 480 },
};

export default documented('HyAuthenticationPage', AuthenticationPage, {
  sample,
  notes: `It frames every page for visitors: signing in, a forgotten password, registering. From 48rem the brand and the
form stand beside each other; on a narrower window the brand is a slim band above the form, without its headline. After a
change of page move the focus to \`headingRef\`.`,
  use: {
    when: ['For every page that a visitor sees before signing in: signing in, a forgotten password, registering.'],
    instead: {
      InstancePage: 'To choose the country first; it has this same frame.',
      AppHeader: 'At the top of the pages behind the sign-in.',
    },
  },
  behavior: {
    Refusal: 'The form stays as it was typed, with the reason above it. Never empty the address.',
    'Low windows': 'The page scrolls as a whole; nothing in it is fixed.',
  },
  wording: ['The title and the button say the same thing: “Sign in” above, “Sign in” on the button.'],
  screenReader: [
    'The form is the main part of the page, and its title the one heading of the first level. The reason of a refusal is announced at once.',
  ],
  related: {
    Form: 'The form in it, with its errors.',
    TextField: 'Its fields; give each its autoComplete, so that a password manager finds it.',
    PrivacyMenu: 'In its corner.',
    Logo: 'On its panel.',
  },
  anatomy: {
    slots: {
      root: 'The whole page.',
      panel: 'The side of the brand, with the logo and the stripes, which stand nowhere else.',
      pitch: 'What the product is for; from 48rem alone.',
      headline: 'It in one line.',
      sentence: 'A sentence more.',
      side: 'The side of the form.',
      corner: 'The privacy menu, which a visitor can reach too.',
      form: 'The main part of the page: title, form and links.',
      title: 'The page’s one heading of the first level; it takes the focus after a change of page.',
    },
  },
  wide: true,
  states: {
    'Sign in': {},
    Refused: { props: { children: refused } },
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
    'Without headline, links and corner': {
      props: { headline: undefined, pitch: undefined, footer: undefined, corner: undefined },
    },
    'Focus, a field': { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <AuthenticationPage {...sample} />,
        say: 'Ask for one thing on a page, and keep the ways to the other pages below the form.',
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
        say: 'Don’t greet in the title, nor put two forms on one page.',
      },
    },
    {
      do: {
        show: <AuthenticationPage {...sample}>{refused}</AuthenticationPage>,
        say: 'Refuse without saying which of the two was wrong.',
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
        say: 'Don’t tell a stranger who has an account.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the corner, the fields, the button and the links below them.',
    Enter: 'In a field, sends the form; on a link, follows it.',
  },
});

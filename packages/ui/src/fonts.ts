/** Side-effect import: Hanken Grotesk, latin and latin-ext (Polish, Hungarian) alone. */
import './theme/fonts.css';

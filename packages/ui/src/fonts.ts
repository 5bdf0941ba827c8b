/** Side-effect import: Hanken Grotesk in latin and latin-ext (Polish, Hungarian). */
import './theme/fonts.css';

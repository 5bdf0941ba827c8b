/** @type {import('next').NextConfig} */
export default { reactStrictMode: true, typescript: { ignoreBuildErrors: true }, devIndicators: false };

/** `npm run videos [-- NAME …]`: records the videos of the first page; tests/videos.ts describes them. Needs ffmpeg. */
import { openSource, print, setUp } from "./setup.mjs";

await setUp();
process.env.NODE_ENV ??= "production";
const source = await openSource();
const { makeVideos } = await source.load("/tests/videos.ts");
for await (const line of makeVideos(process.argv.slice(2))) print(line);
await source.close();
process.exit(0);

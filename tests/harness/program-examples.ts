import sharp from "sharp";
import { type Application, programCalls } from "#contract/programs.ts";
import { identities } from "#server/db/schema/sign-in-ways.ts";
import type { TestApp, TestUser } from "./app.ts";
import type { Arrange, World } from "./call-examples.ts";

export const schoolEmail = "li.wei@tsinghua.edu.cn";
/** Its ending is a school's, its name is nobody's. */
export const unknownSchoolEmail = "li.wei@no-such-school-anywhere.edu.cn";
export const pullRequest = "https://github.com/vitejs/vite/pull/12";

export async function proofPicture(): Promise<File> {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#047857" } })
    .withExif({ IFD0: { Artist: "Somebody" } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "card.jpg");
}

/** Returns a PDF of so many pages, as a school's office writes it, with a script that must never run. */
export async function proofPdf(pages = 2): Promise<File> {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>",
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, page) => `${4 + 2 * page} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  for (let page = 0; page < pages; page += 1) {
    const drawn = `BT /F1 24 Tf 72 700 Td (Certificate of enrolment, page ${page + 1}) Tj ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * page} 0 R >>`,
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    );
  }
  let text = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new File([text, table, trailer], "certificate.pdf", { type: "application/pdf" });
}

/** Returns the request with which a browser sends the form of a proof. */
export function proofForm(school: string, file: File): RequestInit {
  const body = new FormData();
  body.set("school", school);
  body.set("file", file);
  return { method: "POST", body };
}

/** Returns the newest code that was mailed to this email. */
export async function readCode(test: TestApp, email: string): Promise<string> {
  const mails = await test.anonymous().request(`/api/sandbox/outbox?to=${encodeURIComponent(email)}`);
  return /\b\d{6}\b/.exec(await mails.text())?.[0] ?? "";
}

export async function connectGithub(test: TestApp, user: TestUser, subject: string): Promise<void> {
  const createdAt = new Date(test.clock.now());
  await test.deps.db
    .insert(identities)
    .values({ provider: "github", subject, userId: user.id, createdAt })
    .onConflictDoNothing();
}

/** Makes an application that waits for a person. */
export async function applyWithProof(user: TestUser, school = "Tsinghua", proof?: File): Promise<Application> {
  const form = proofForm(school, proof ?? (await proofPicture()));
  const response = await user.request(programCalls.applyWithProof.path, form);
  return ((await response.json()) as { data: Application }).data;
}

async function queued({ test, user }: World) {
  const [waiting] = (await user.send(programCalls.listPrograms)).data.applications;
  const { _id: id } = waiting ?? (await applyWithProof(user));
  return { as: await test.user({ role: "admin" }), params: { id } };
}

export const programExamples = {
  listPrograms: ({ user }) => ({ as: user, input: {} }),
  applyAsStudent: ({ user }) => ({ as: user, input: { body: { email: schoolEmail } } }),
  confirmStudent: async ({ test, user }) => {
    await user.send(programCalls.applyAsStudent, { body: { email: schoolEmail } });
    return { as: user, input: { body: { veriCode: await readCode(test, schoolEmail) } } };
  },
  applyWithProof: async ({ user }) => ({ as: user, input: {}, init: proofForm("Tsinghua", await proofPicture()) }),
  applyWithPullRequest: async ({ test, user }) => {
    await connectGithub(test, user, "7");
    return { as: user, input: { body: { pullRequest } } };
  },
  appealApplication: async (world) => {
    const { as, params } = await queued(world);
    await as.send(programCalls.decideApplication, { params, body: { decision: "refused", reason: "Unreadable" } });
    return { as: world.user, input: { params, body: { text: "Look at the second line" } } };
  },
  listApplications: async (world) => ({ as: (await queued(world)).as, input: {} }),
  readProof: async (world) => {
    const { as, params } = await queued(world);
    return { as, input: { params } };
  },
  readProofPdf: async (world) => {
    const { _id: id } = await applyWithProof(world.user, "Tsinghua", await proofPdf());
    return { as: await world.test.user({ role: "admin" }), input: { params: { id } } };
  },
  decideApplication: async (world) => {
    const { as, params } = await queued(world);
    return { as, input: { params, body: { decision: "granted" } } };
  },
} satisfies Record<keyof typeof programCalls, Arrange>;

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { strToU8, zipSync } from "fflate";
import { afterAll, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { docxFile, letterLines, pdfFile } from "#tests/harness/resume-files.ts";
import { UploadPage } from "./upload-page.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
afterAll(test.close);

async function openPage(as: TestUser, edition: "en" | "ch" = "en") {
  const page = await renderComponent(<UploadPage />, { as, edition, texts: ["upload", "resumes"], at: "/upload" });
  const choose = async (file: File, name = "Choose a file") => page.person.upload(screen.getByLabelText(name), file);
  return { ...page, choose };
}
const count = async (user: TestUser) => (await user.send(resumeCalls.countResumes)).data;

it("reads a file in four steps, says which sections it finds, and opens the editor with the file beside it", async () => {
  const user = await test.user();
  const { choose, router } = await openPage(user);
  await choose(await pdfFile());
  await screen.findByText("grace.pdf");
  for (const found of ["Experience", "Education", "Skills"]) await screen.findByText(found);
  const link = await screen.findByRole("link", { name: "Open it now" });
  expect(screen.getAllByLabelText("done")).toHaveLength(4);
  fireEvent.click(link);
  expect(router.state.location.pathname).toMatch(/^\/editor\/[0-9a-f-]{36}$/);
  expect(router.state.location.state).toEqual({ compare: true });
  expect(await count(user)).toBe(1);
});

it("tells a file by its bytes: a PDF that is called .docx, and a Word file", async () => {
  const user = await test.user();
  const { choose } = await openPage(user);
  const bytes = new Uint8Array(await (await pdfFile()).arrayBuffer());
  await choose(new File([bytes], "mine.docx", { type: "application/pdf" }));
  await screen.findByRole("link", { name: "Open it now" });
  await choose(docxFile(), "Use another file");
  await screen.findByText("grace.docx");
  await screen.findByRole("link", { name: "Open it now" });
  expect(await count(user)).toBe(2);
});

it("says what is wrong with a file, and takes another one", async () => {
  const user = await test.user();
  const { choose } = await openPage(user);
  await choose(new File(["Dear all"], "list.pdf"));
  await screen.findByText(/^Invalid file format/);
  await choose(new File([], "none.pdf"), "Use another file");
  await screen.findByText(/^This file is empty/);
  const pdf = new Uint8Array(await (await pdfFile()).arrayBuffer());
  const big = new File([pdf, new Uint8Array(limits.body.resumeFile + 1 - pdf.length)], "big.pdf");
  await choose(big, "Use another file");
  await screen.findByText("File size exceeds 5MB limit");
  await choose(await pdfFile([]), "Use another file");
  await screen.findByText("Failed to upload resume");
  await screen.findByText(/^This file is a scan/);
  await choose(await pdfFile(), "Use another file");
  await screen.findByRole("link", { name: "Open it now" });
});

it("asks whether to go on with a file in which it found no resume", async () => {
  const user = await test.user();
  const { choose, person } = await openPage(user);
  await choose(await pdfFile(letterLines));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("We found no resume in this file");
  expect(await count(user)).toBe(0);
  await person.click(screen.getByRole("button", { name: "Go on anyway" }));
  await screen.findByRole("link", { name: "Open it now" });
  expect(await count(user)).toBe(1);
});

it("takes a file that is dropped on the page or pasted", async () => {
  const user = await test.user();
  await openPage(user, "ch");
  const dataTransfer = { types: ["Files"], files: [await pdfFile()] };
  fireEvent.dragOver(document.body, { dataTransfer });
  await screen.findByText("松开即可上传");
  fireEvent.drop(document.body, { dataTransfer });
  await screen.findByRole("link", { name: "立即打开" });
  fireEvent.paste(document.body, { clipboardData: { files: [new File(["a"], "a.pdf")] } });
  await screen.findByText(/^文件格式不支持/);
});

const jsonResume = JSON.stringify({
  basics: { name: "Ada Lovelace" },
  work: [{ name: "Analytical Engines", position: "Programmer" }],
});
const newest = async (user: TestUser) => {
  const { data } = (await user.send(resumeCalls.listResumes, { query: {} })).data;
  return (await user.send(resumeCalls.getResume, { params: { id: data[0]?._id ?? "" } })).data;
};

const archive = zipSync({
  "Profile.csv": strToU8("First Name,Last Name\nNoor,Haddad\n"),
  "Skills.csv": strToU8("Name\nGo\n"),
});
const markdown =
  "# 林晓\n\n13800000000 | lin@example.com\n\n## 工作经历\n\n### 某某科技有限公司 后端工程师 2019.03 - 至今\n\n- 负责支付系统的重构\n";
it.each([
  ["en", new File([new Uint8Array(archive)], "LinkedIn.zip"), "Skills", "Noor Haddad"],
  ["ch", new File([markdown], "简历.md"), "工作经历", "林晓"],
] as const)("imports what other programs write, and says which sections it found (%s)", async (...row) => {
  const [edition, file, section, name] = row;
  const user = await test.user();
  const { choose, router } = await openPage(user, edition);
  await choose(file, edition === "en" ? "Choose a file" : "选择文件");
  await screen.findByText(section);
  fireEvent.click(await screen.findByRole("link", { name: edition === "en" ? "Open it now" : "立即打开" }));
  expect(router.state.location.pathname).toMatch(/^\/editor\/[0-9a-f-]{36}$/);
  expect((await newest(user)).data.basicInfo.name).toBe(name);
});

it("imports a text that is pasted on the page or into the field, and leaves what is pasted into a field alone", async () => {
  const user = await test.user();
  const { person } = await openPage(user);
  await person.click(screen.getByRole("button", { name: "Paste text instead" }));
  const field = screen.getByLabelText("Text of your resume");
  expect(document.activeElement).toBe(field);
  fireEvent.paste(field, { clipboardData: { files: [], getData: () => jsonResume } });
  expect(screen.queryByText("Pasted text")).toBeNull();
  fireEvent.change(field, { target: { value: jsonResume } });
  await person.click(screen.getByRole("button", { name: "Read this text" }));
  await screen.findByText("Pasted text");
  await screen.findByRole("link", { name: "Open it now" });
  expect((await newest(user)).data.basicInfo.name).toBe("Ada Lovelace");
  fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => jsonResume.replace("Ada", "Eda") } });
  await waitFor(async () => expect(await count(user)).toBe(2));
  await screen.findByRole("link", { name: "Open it now" });
});

it("names what is wrong with an import, and makes a resume of any plain text if one goes on", async () => {
  const user = await test.user();
  const { choose, person } = await openPage(user);
  await choose(new File([jsonResume.slice(0, 40)], "half.json"));
  await screen.findByText(/^This file is damaged/);
  await choose(new File([new Uint8Array([0x89, 0x50, 0, 1])], "picture.doc"), "Use another file");
  await screen.findByText(/^Invalid file format/);
  await choose(new File([Buffer.from("Élodie Carré\nà Orléans\n", "latin1")], "old.txt"), "Use another file");
  await screen.findByText(/Save it as UTF-8/);
  await choose(new File(["Dear Sir, thank you for the flowers."], "letter.txt"), "Use another file");
  await screen.findByText("We found no resume in this file");
  expect(await count(user)).toBe(0);
  await person.click(screen.getByRole("button", { name: "Go on anyway" }));
  await screen.findByRole("link", { name: "Open it now" });
  expect(JSON.stringify((await newest(user)).data)).toContain("thank you for the flowers");
});

it("explains a plan without room before anything is sent", async () => {
  const user = await test.user();
  const body = { userId: user.id, template: "TemplateModern", name: "One" };
  for (let made = 0; made < limits.regular.resumes; made += 1) await user.send(resumeCalls.createResume, { body });
  const { choose } = await openPage(user);
  await choose(await pdfFile());
  await screen.findByRole("dialog");
  expect((await test.deps.db.pool.query("select 1 from original_files where user_id = $1", [user.id])).rows).toEqual(
    [],
  );
});

it("leads a visitor to sign in, and back", async () => {
  const { router } = await renderComponent(<UploadPage />, {
    ...{ as: test.anonymous(), isSignedIn: false, texts: ["upload"], at: "/upload" },
  });
  fireEvent.click(await screen.findByRole("link", { name: "Sign in and upload" }));
  expect(router.state.location.search).toBe("?prev=%2Fupload");
});

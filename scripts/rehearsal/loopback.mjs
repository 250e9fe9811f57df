// What the stand-ins of a rehearsal share: a server on loopback that answers with JSON or bytes.

export async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** `{ url, close }` of a server on a free port of 127.0.0.1. `answer` gives a status and a value or bytes. */
export async function listen(server, answer) {
  server.on("request", async (request, response) => {
    const [status, body] = await answer(request).catch((error) => [500, { message: error.message }]);
    const isBytes = Buffer.isBuffer(body);
    response.writeHead(status, { "content-type": isBytes ? "application/octet-stream" : "application/json" });
    response.end(isBytes ? body : JSON.stringify(body));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A contract account with one owner. Minimal: accepts what its owner signed (ERC-1271) and, with
/// an empty signature, what its owner approved on the chain, as Safe does. Sends no transactions.
contract SmartAccount {
    bytes4 private constant AGREED = 0x1626ba7e;
    bytes4 private constant REFUSED = 0xffffffff;

    address public owner;
    mapping(bytes32 => bool) public approved;

    error NotOwner();

    constructor(address first) {
        owner = first;
    }

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    function setOwner(address next) external onlyOwner {
        owner = next;
    }

    function approve(bytes32 hash) external onlyOwner {
        approved[hash] = true;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length == 0) return approved[hash] ? AGREED : REFUSED;
        if (signature.length != 65) return REFUSED;
        address signer = ecrecover(hash, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
        return signer != address(0) && signer == owner ? AGREED : REFUSED;
    }
}
